// The puzzles that were solved on this device, and where the one at a table came from.
import { recall, remember } from './settings.svelte'
import { ROLES, type Role } from './types'

const KEY = 'bodypolitic.puzzles'

export function solvedPuzzles(): string[] {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export function markSolved(name: string): void {
  const solved = solvedPuzzles()
  if (!solved.includes(name)) remember(KEY, JSON.stringify([...solved, name]))
}

/** A puzzle that somebody made from a moment of a game. */
export interface Posed {
  table: string
  choices: number
  seat: Role
  goal: string
}

export const posedHash = ({ table, choices, seat, goal }: Posed): string =>
  `#/puzzle/${encodeURIComponent(table)}/${choices}/${seat}/${goal}`

export function posedIn(parts: string[]): Posed | null {
  const [table, choices, role, kind, value] = parts
  const seat = ROLES.find((one) => one === role)
  if (!table || !/^\d{1,6}$/.test(choices ?? '') || !seat || !kind || !value) return null
  return { table, choices: Number(choices), seat, goal: `${kind}/${value}` }
}

const AGAIN = 'bodypolitic.posed'

/** Where the puzzle at a table came from, so that it can be tried again. */
export function keepPosed(id: string, posed: Posed): void {
  remember(AGAIN, JSON.stringify({ id, posed }))
}

export function posedAt(id: string): Posed | null {
  try {
    const kept = JSON.parse(recall(AGAIN) ?? 'null') as { id: string; posed: Posed } | null
    return kept?.id === id ? kept.posed : null
  } catch {
    return null
  }
}
