// The server's REST calls.
import type {
  Cards,
  ChangeTable,
  Choices,
  Coaching,
  CourseOfGame,
  CreatedTable,
  Figure,
  Lessons,
  Goals,
  NewTable,
  Puzzles,
  ReplayFrame,
  ReplayMarks,
  Role,
  Sheets,
  Suggestion,
  TableInfo,
  Words,
  Worths,
} from './types'
import { language, t } from './words'

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** What to tell somebody whose request was refused, or never arrived. */
export function told(error: unknown): string {
  if (!(error instanceof Refused)) return t('ui-error-unknown')
  return error.message || t(error.code === 'offline' ? 'ui-error-offline' : 'ui-error-unknown')
}

async function ask<T>(path: string, body?: unknown, method = 'POST'): Promise<T> {
  const headers = { 'accept-language': language() }
  const init: RequestInit =
    body === undefined
      ? { headers }
      : { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, init)
  } catch {
    throw new Refused('offline', '')
  }
  if (answer.ok) return (await answer.json()) as T
  let told: { error?: string; message?: string } = {}
  try {
    told = (await answer.json()) as typeof told
  } catch {
    // not JSON: the status tells enough
  }
  throw new Refused(told.error ?? String(answer.status), told.message ?? '')
}

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`

export const tables = (): Promise<TableInfo[]> => ask('/tables')
export const table = (id: string): Promise<TableInfo> => ask(at(id))
export const create = (wanted: NewTable): Promise<CreatedTable> => ask('/tables', wanted)
/** The host lists a table or not, and opens it to all or not. */
export const change = (id: string, wish: ChangeTable): Promise<TableInfo> => ask(at(id), wish, 'PATCH')
/** A new link to a seat that is free, or whose player left it without playing; the one before is void. */
export const invite = (id: string, role: Role, host: string): Promise<{ invitation: string }> =>
  ask(`${at(id)}/seats/${role}/invitation`, { host })
export const claim = (
  id: string,
  role: Role,
  name: string,
  invitation: string | null,
  key: string,
): Promise<{ token: string }> => ask(`${at(id)}/seats/${role}`, { name, invitation, key })
export const handOver = (id: string, role: Role, token: string, to: 'bot' | 'person'): Promise<unknown> =>
  ask(`${at(id)}/seats/${role}/hand-over`, { token, to })
/** What the steady bot would do in a seat's place. */
export const suggestion = (id: string, token: string): Promise<Suggestion> =>
  ask(`${at(id)}/suggestion?language=${language()}`, { token })
/** What each option of a seat is worth, as a bot finds out that thinks about it for a second. */
export const worths = (id: string, token: string): Promise<Worths> =>
  ask(`${at(id)}/worths?language=${language()}`, { token })
/** What matters to a seat now, and what it has just given away. */
export const coach = (id: string, token: string): Promise<Coaching> =>
  ask(`${at(id)}/coach?language=${language()}`, { token })
/** Whether the holder of a seat agrees to a coach for everybody at the table. */
export const agreeToCoach = (id: string, role: Role, token: string, agreed: boolean): Promise<TableInfo> =>
  ask(`${at(id)}/seats/${role}/coach`, { token, agreed })
export const options = (): Promise<Choices> => ask('/options')
export const words = (language: string): Promise<Words> => ask(`/words/${language}`)
export const cards = (language: string): Promise<Cards> => ask(`/cards/${language}`)
export const sheets = (language: string): Promise<Sheets> => ask(`/sheets/${language}`)
export const figures = (id: string, name: string, language: string): Promise<{ figures: Figure[] }> =>
  ask(`${at(id)}/figures/${encodeURIComponent(name)}?language=${language}`)
export const replay = (id: string): Promise<ReplayMarks> => ask(`${at(id)}/replay`)
export const frame = (id: string, number: number, seat: Role): Promise<ReplayFrame> =>
  ask(`${at(id)}/replay/${number}?seat=${seat}&language=${language()}`)
/** What each option of a seat was worth at a moment of a finished game, and which one it took. */
export const worthsThen = (id: string, number: number, seat: Role): Promise<Worths> =>
  ask(`${at(id)}/replay/${number}/worths?seat=${seat}&language=${language()}`)
/** A table of one's own at which a finished game goes on from a moment. */
export const playOn = (id: string, number: number, seat: Role, name: string): Promise<CreatedTable> =>
  ask(`${at(id)}/replay/${number}/play-on`, { seat, name })
/** A save on a table: to be played on with in a seat, or without one to be looked at. */
export const loadSave = (save: unknown, seat: Role | null, name: string): Promise<CreatedTable> =>
  ask('/saves', { save, seat, name })
/** How everybody's chances went in a finished game; it takes some seconds. */
export const course = (id: string): Promise<CourseOfGame> => ask(`${at(id)}/course?language=${language()}`)
export const puzzles = (language: string): Promise<Puzzles> => ask(`/puzzles/${language}`)
/** A table at which a puzzle is tried. */
export const tryPuzzle = (puzzle: string, name: string): Promise<CreatedTable> =>
  ask(`/puzzles/${puzzle}/tables`, { name })
/** The goals that a moment of a finished game could set. */
export const goals = (id: string, number: number, seat: Role): Promise<Goals> =>
  ask(`${at(id)}/replay/${number}/goals?seat=${seat}&language=${language()}`)
/** A table at which somebody tries what a moment of a finished game poses. */
export const poseMoment = (id: string, number: number, seat: Role, goal: string, name: string): Promise<CreatedTable> =>
  ask(`${at(id)}/replay/${number}/puzzle`, { seat, goal, name })
/** The same table again. */
export const rematch = (id: string, token: string): Promise<{ id: string }> => ask(`${at(id)}/rematch`, { token })
export const lessons = (language: string): Promise<Lessons> => ask(`/lessons/${language}`)
/** A table at which a lesson is given. */
export const takeLesson = (lesson: string, name: string): Promise<CreatedTable> =>
  ask(`/lessons/${lesson}/tables`, { name })
/** Play on at a table without its lesson. */
export const leaveLesson = (id: string, token: string): Promise<unknown> => ask(`${at(id)}/leave-lesson`, { token })
export const saveAddress = (id: string): string => `/api${at(id)}/save`
