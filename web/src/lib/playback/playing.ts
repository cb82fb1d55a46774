// How something that happens is played: what it speaks of on the board, and which pieces move.
import type { Sign } from '../signs'
import type { Happening, Role, Skill } from '../types'
import { signed } from '../words'
import type { Place } from './places'

export type Values = Happening['values']

/** What moves: a few pieces fly, a worker walks, a marker slides to where it stands now, or a card is laid out. */
export type Motion =
  | { does: 'fly'; sign: Sign; role?: Role | undefined; from: Place; to: Place; count: number; tag: string }
  | { does: 'walk'; role: Role; skill: Skill; from: Place; to: Place }
  | { does: 'slide'; at: Place; role?: Role | undefined }
  | { does: 'lay'; card: string; role: Role | null }

export interface Playing {
  /** What on the board is spoken of. */
  at: (values: Values) => Place[]
  /** What moves; nothing where the board merely looks different now. */
  moves?: (values: Values) => Motion[]
}

export const word = (values: Values, name: string): string => String(values[name])
export const number = (values: Values, name: string): number => Number(values[name])
export const roleOf = (values: Values, name = 'who'): Role | undefined => {
  const who = word(values, name)
  return who === 'WC' || who === 'MC' || who === 'CC' || who === 'ST' ? who : undefined
}

export const stockOf = (values: Values): Place =>
  `${values['area'] === 'own' ? 'goods' : 'for-sale'}:${word(values, 'who')}:${word(values, 'resource')}`
export const workplace = (values: Values, field: string, skill: string): Place => {
  const place = word(values, field)
  return place === 'unemployed' ? `unemployed:${word(values, 'who')}:${skill}` : `worker:${place}:${skill}`
}

// What is spoken of, by the fields that name it
export const company = (values: Values): Place[] => [`company:${word(values, 'company')}`]
export const section = (values: Values): Place[] => [`section:${word(values, 'section')}`]
export const policy = (values: Values): Place[] => [`policy:${word(values, 'policy')}`]
export const player = (values: Values): Place[] => [`player:${word(values, 'who')}`]
export const event = (values: Values): Place[] => [`event:${word(values, 'event')}`]
export const loans = (values: Values): Place[] => [`loans:${word(values, 'who')}`]
export const cubes = (values: Values): Place[] => [`bag:${word(values, 'who')}`]
export const legitimacy = (values: Values): Place[] => [`legitimacy:${word(values, 'class')}`]
export const abroad = (): Place[] => ['abroad']
export const desk = (): Place[] => ['desk']

export const pieces = (
  sign: Sign,
  from: (values: Values) => Place,
  to: (values: Values) => Place,
  field = 'amount',
): NonNullable<Playing['moves']> => {
  return (values) => [
    {
      does: 'fly',
      sign,
      role: roleOf(values),
      from: from(values),
      to: to(values),
      count: number(values, field),
      tag: signed(number(values, field)),
    },
  ]
}
export const laid =
  (name: (values: Values) => string): NonNullable<Playing['moves']> =>
  (values) => [{ does: 'lay', card: name(values), role: roleOf(values) ?? null }]
export const ofPlayer =
  (what: string) =>
  (values: Values): Place =>
    `${what}:${word(values, 'who')}`
export const inBag = (values: Values): Place => `bag:${word(values, 'who')}`
export const drawn = (values: Values): Place => `drawn:${word(values, 'who')}`

/** Nothing on the board shows it, or something else that happens with it does. */
export const UNSEEN = null
