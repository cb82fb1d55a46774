// The server's REST calls.
import type { Cards, Choices, CreatedTable, NewSeat, ReplayFrame, Role, TableInfo, Words } from './types'

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
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
export const create = (
  players: number,
  seats: Partial<Record<Role, NewSeat>>,
  modules: string[],
  seed: number | undefined,
  listed: boolean,
): Promise<CreatedTable> =>
  ask('/tables', seed === undefined ? { players, seats, modules, listed } : { players, seats, modules, listed, seed })
export const claim = (
  id: string,
  role: Role,
  name: string,
  invitation: string | null,
  key: string,
): Promise<{ token: string }> => ask(`${at(id)}/seats/${role}`, { name, invitation, key })
export const handOver = (id: string, role: Role, token: string, to: 'bot' | 'person'): Promise<unknown> =>
  ask(`${at(id)}/seats/${role}/hand-over`, { token, to })
export const options = (): Promise<Choices> => ask('/options')
export const words = (language: string): Promise<Words> => ask(`/words/${language}`)
export const cards = (language: string): Promise<Cards> => ask(`/cards/${language}`)
export const frame = (id: string, number: number): Promise<ReplayFrame> => ask(`${at(id)}/replay/${number}`)
export const saveAddress = (id: string): string => `/api${at(id)}/save`
