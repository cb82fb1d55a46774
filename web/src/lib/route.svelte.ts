// Where the page is, kept in the fragment of the address, which no request carries to the server.
import { posedIn, type Posed } from './puzzles'
import { ROLES, type Role } from './types'

/** Pages without a table. */
const PAGES = ['learn', 'puzzles', 'alone', 'friends', 'new', 'glossary', 'settings'] as const

export interface Route {
  page: 'lobby' | 'table' | 'replay' | 'puzzle' | (typeof PAGES)[number]
  table: string
  role: Role | null
  token: string | null
  invitation: string | null
  /** The moment of a replay: after so many choices. */
  choices: number
  /** What a moment of a game poses. */
  posed: Posed | null
}

const lobby: Route = { page: 'lobby', table: '', role: null, token: null, invitation: null, choices: 0, posed: null }

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return '' // a link that was cut off or made by hand
  }
}

const moment = (part: string | undefined): number => (/^\d{1,6}$/.test(part ?? '') ? Number(part) : 0)

export function parseRoute(hash: string): Route {
  const parts = hash.replace(/^#\/?/, '').split('/').map(decoded)
  const page = PAGES.find((name) => name === parts[0])
  if (page) return { ...lobby, page }
  if (parts[0] === 'replay' && parts[1]) return { ...lobby, page: 'replay', table: parts[1], choices: moment(parts[2]) }
  if (parts[0] === 'puzzle') {
    const posed = posedIn(parts.slice(1))
    return posed ? { ...lobby, page: 'puzzle', posed } : lobby
  }
  if (parts[0] !== 'table' || !parts[1]) return lobby
  if (parts[2] === 'replay') return { ...lobby, page: 'replay', table: parts[1] } // as links said before
  const route: Route = { ...lobby, page: 'table', table: parts[1] }
  if (parts[2] === 'seat') {
    route.role = ROLES.find((role) => role === parts[3]) ?? null
    route.token = route.role && (parts[4] ?? null)
  }
  if (parts[2] === 'invite') {
    route.role = ROLES.find((role) => role === parts[3]) ?? null
    route.invitation = route.role && (parts[4] ?? null)
  }
  return route
}

export const route: { now: Route } = $state({ now: lobby })

export function startRouting(): void {
  const read = (): void => {
    route.now = parseRoute(location.hash)
  }
  addEventListener('hashchange', read)
  read()
}

export function go(hash: string): void {
  location.hash = hash
}

export const inviteLink = (table: string, role: Role, invitation: string | null): string =>
  `${location.origin}/#/table/${encodeURIComponent(table)}/invite/${role}${invitation ? `/${encodeURIComponent(invitation)}` : ''}`

export const tableLink = (table: string): string => `${location.origin}/#/table/${encodeURIComponent(table)}`

/** The way to a moment of a finished game. */
export const replayHash = (table: string, choices = 0): string =>
  `#/replay/${encodeURIComponent(table)}${choices > 0 ? `/${choices}` : ''}`

/** The way to one's own seat from another device: whoever has it plays the seat. */
export const seatLink = (table: string, role: Role, token: string): string =>
  `${location.origin}/#/table/${encodeURIComponent(table)}/seat/${role}/${encodeURIComponent(token)}`
