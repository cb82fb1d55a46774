// The seats this device holds: secret tokens, kept in the browser.
import { newKey } from './secrets'
import type { Role } from './types'

export interface OwnTable {
  tokens: Partial<Record<Role, string>>
  invites: Partial<Record<Role, string>>
  claims?: Partial<Record<Role, string>> // the keys of seats that were asked for and not given yet
  watch?: string
  host?: string // the token of who set the table up
  heard?: number // the last announcement that was dismissed
  seen: number // the log up to here has been looked at
}

const KEY = 'bodypolitic.tables'
const NAME = 'bodypolitic.name'

export interface Store {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

const memory = new Map<string, string>()
const fallback: Store = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
}

function store(): Store {
  try {
    return globalThis.localStorage ?? fallback
  } catch {
    return fallback
  }
}

export function ownTables(): Record<string, OwnTable> {
  try {
    const found: unknown = JSON.parse(store().getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, OwnTable>) : {}
  } catch {
    return {}
  }
}

export function ownTable(id: string): OwnTable {
  const all = ownTables()
  return (Object.hasOwn(all, id) ? all[id] : undefined) ?? { tokens: {}, invites: {}, seen: 0 }
}

export function changeTable(id: string, change: (table: OwnTable) => void): OwnTable {
  const all = ownTables()
  const table = ownTable(id)
  change(table)
  all[id] = table
  try {
    store().setItem(KEY, JSON.stringify(all))
  } catch {
    // a full or forbidden storage: the seat lasts as long as the page
  }
  return table
}

export function keepToken(id: string, role: Role, token: string): void {
  changeTable(id, (table) => {
    table.tokens[role] = token
    delete table.invites[role]
    delete table.claims?.[role]
  })
}

// The key to claim a seat with: the same until there is an answer, so that a claim whose answer was lost can be repeated.
export function claimKey(id: string, role: Role): string {
  const { claims } = changeTable(id, (table) => {
    table.claims = { [role]: newKey(), ...table.claims }
  })
  return claims?.[role] ?? newKey()
}

export function forgetTable(id: string): void {
  const all = ownTables()
  delete all[id]
  store().setItem(KEY, JSON.stringify(all))
}

/** What the person at this device is called, as last told. */
export const ownName = (): string => store().getItem(NAME) ?? ''

export function keepName(name: string): void {
  try {
    store().setItem(NAME, name)
  } catch {
    // a full or forbidden storage: it is asked for again
  }
}
