// Where the page is, kept in the fragment of the address, which no request carries to the server.
import { ROLES, type Role } from './types'

/** Pages without a table. */
const PAGES = ['learn', 'alone', 'friends', 'new', 'glossary', 'settings'] as const

export interface Route {
  page: 'lobby' | 'table' | (typeof PAGES)[number]
  table: string
  role: Role | null
  token: string | null
  invitation: string | null
  replay: boolean
}

const lobby: Route = { page: 'lobby', table: '', role: null, token: null, invitation: null, replay: false }

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return '' // a link that was cut off or made by hand
  }
}

export function parseRoute(hash: string): Route {
  const parts = hash.replace(/^#\/?/, '').split('/').map(decoded)
  const page = PAGES.find((name) => name === parts[0])
  if (page) return { ...lobby, page }
  if (parts[0] !== 'table' || !parts[1]) return lobby
  const route: Route = { ...lobby, page: 'table', table: parts[1] }
  if (parts[2] === 'seat') {
    route.role = ROLES.find((role) => role === parts[3]) ?? null
    route.token = route.role && (parts[4] ?? null)
  }
  if (parts[2] === 'invite') {
    route.role = ROLES.find((role) => role === parts[3]) ?? null
    route.invitation = route.role && (parts[4] ?? null)
  }
  route.replay = parts[2] === 'replay'
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

/** The way to one's own seat from another device: whoever has it plays the seat. */
export const seatLink = (table: string, role: Role, token: string): string =>
  `${location.origin}/#/table/${encodeURIComponent(table)}/seat/${role}/${encodeURIComponent(token)}`
