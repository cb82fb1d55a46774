// My games as the lobby lists them: those that wait for me first, then those that wait for others, then what is over.
import type { OwnTable } from './seats'
import { ROLES, type Role, type TableInfo } from './types'

/** The roles that this device plays at a table. */
export const rolesOf = (own: OwnTable | undefined): Role[] => ROLES.filter((role) => own?.tokens[role])

/** The seat of one's own that a table waits for, if it does. */
export const askedAt = (table: TableInfo, own: OwnTable | undefined): TableInfo['waiting'][number] | undefined =>
  table.waiting.find(({ seat }) => own?.tokens[seat] && table.seats[seat]?.played_by === 'person')

export function sortedByTurn(tables: readonly TableInfo[], own: Readonly<Record<string, OwnTable>>): TableInfo[] {
  const rank = (table: TableInfo): number => (table.over ? 2 : askedAt(table, own[table.id]) ? 0 : 1)
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated)
}
