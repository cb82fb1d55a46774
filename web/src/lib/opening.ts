// Setting up a table, and keeping the keys of the seats that are one's own.
import * as api from './api'
import { playerCounts, rolesWith } from './cards'
import { beginLesson } from './lessons'
import { inviteLink } from './route.svelte'
import { changeTable, keepName, ownName } from './seats'
import { ROLES, type CreatedTable, type NewSeat, type NewTable, type Role } from './types'

export interface Opened {
  id: string
  /** The links for friends, by the role that each of them plays. */
  invites: [Role, string][]
}

/** Set up a table; this device keeps its own seats, and the links for friends. */
export async function openTable(wanted: NewTable): Promise<Opened> {
  const mine = Object.values(wanted.seats ?? {}).find((seat) => seat.kind === 'me' && seat.name)
  if (mine?.name) keepName(mine.name)
  return keepTable(await api.create(wanted))
}

/** Keep what is told only once of a new table. */
export function keepTable(table: CreatedTable): Opened {
  const invites: [Role, string][] = []
  changeTable(table.id, (kept) => {
    kept.host = table.host
    for (const role of ROLES) {
      const seat = table.seats[role]
      if (seat?.token) kept.tokens[role] = seat.token
      if (seat?.invitation) {
        kept.invites[role] = seat.invitation
        invites.push([role, inviteLink(table.id, role, seat.invitation)])
      }
    }
  })
  return { id: table.id, invites }
}

/** Set up the table of a lesson, and remember that it was begun. */
export async function openLesson(name: string): Promise<Opened> {
  const opened = keepTable(await api.takeLesson(name, ownName()))
  beginLesson(name, opened.id)
  return opened
}

/** How many roles are played where somebody plays a role and wants at least so many. */
export const playersWith = (role: Role, atLeast: number): NewTable['players'] =>
  playerCounts().find((players) => players >= atLeast && rolesWith(players).includes(role)) ?? 4

/** A table for one person and a role: bots play the others, or Automas where there are some. */
export function aloneAs(role: Role, atLeast: number, automas: readonly Role[] = []): NewTable {
  const players = playersWith(role, atLeast)
  const seats: Partial<Record<Role, NewSeat>> = {}
  for (const other of rolesWith(players)) {
    seats[other] = { kind: automas.includes(other) ? 'automa' : 'bot', name: '' }
  }
  seats[role] = { kind: 'me', name: ownName() }
  return { players, seats }
}
