// Chances to win in per cent, and how they went over a game: a line for each player, and the figures to be read.
import { ROLES, type CourseOfGame, type Role } from './types'

export const percent = (chance: number): number => Math.round(chance * 100)
/** How far a chance may be off, never less than it is. */
export const percentOff = (margin: number): number => Math.ceil(Math.round(margin * 1000) / 10)

type Moments = CourseOfGame['moments']

/** Somebody's chances at each moment. */
export interface ChancesOf {
  role: Role
  chances: number[]
}

/** Where a round begins among the moments, and everybody's chances then. */
export interface RoundOf {
  round: number
  at: number
  chances: number[]
}

export const playersOf = (moments: Moments): Role[] => ROLES.filter((role) => role in (moments[0]?.chances ?? {}))

export const chancesOf = (moments: Moments): ChancesOf[] =>
  playersOf(moments).map((role) => ({ role, chances: moments.map(({ chances }) => chances[role] ?? 0) }))

/** The rounds of a game, each with the first of its moments; the last moment is the end, and begins none. */
export function roundsOf(moments: Moments): RoundOf[] {
  const roles = playersOf(moments)
  return moments
    .slice(0, -1)
    .flatMap(({ round, chances }, at) =>
      round === moments[at - 1]?.round ? [] : [{ round, at, chances: roles.map((role) => chances[role] ?? 0) }],
    )
}
