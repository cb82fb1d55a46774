// What is played, cut from the log: acts, votes, and the production, each a scene of its own.
import {
  ROLES,
  type CauseName,
  type Happening,
  type HappeningKind,
  type LogEntry,
  type Resource,
  type Role,
} from '../types'
import { motionsOf, placesOf } from './motions'
import type { Place } from './places'
import type { Motion } from './playing'

/** What one choice brought about, or a part of it. Each beat is what moves together. */
export interface Act {
  kind: 'act'
  n: number
  seat: Role | null
  lines: string[]
  beats: Motion[][]
  places: Place[]
}

export type Stance = 'in-favor' | 'against'

/** A vote, as far as it has come: the cubes are drawn, or the result is known, or both at once. */
export interface Vote {
  kind: 'vote'
  n: number
  sections: string[]
  stances: Partial<Record<Role, Stance>>
  cubes: Role[]
  /** Whether the cubes are drawn in this scene, or lie there since an earlier one. */
  draws: boolean
  spent: { who: Role; amount: number }[]
  result: { inFavor: number; against: number; passed: boolean } | null
  /** How the drawn cubes go back, into the bag or to their owners. */
  back: Motion[]
}

/** One line of the running ledger: a company at work, or somebody who pays, with what it means for them. */
export interface Booking {
  company: string | null
  who: Role | null
  reason: string
  money: number
  goods: Partial<Record<Resource, number>>
  loans: number
}

/** A part of the production: companies of one owner, or what follows on them. */
export interface Production {
  kind: 'production'
  n: number
  sector: string
  steps: { booking: Booking; paid: Payment[]; motions: Motion[]; places: Place[] }[]
}

/** What a payment changes for a player. */
export interface Payment {
  who: Role
  amount: number
}

export type Scene = Act | Vote | Production

const VOTING = new Set<HappeningKind>(['cubes-drawn', 'influence-spent', 'vote-result'])
const AFTER_VOTE = new Set<HappeningKind>(['cubes-returned', 'cubes-put-aside'])

/** The scenes of all entries after one, in order; what nobody would see is none. */
export function scenesAfter(log: readonly LogEntry[], seen: number): Scene[] {
  const scenes: Scene[] = []
  let phase = phaseBefore(log, seen)
  for (const entry of log) {
    if (entry.n <= seen) continue
    let act: Act | null = null
    for (const [at, happening] of entry.happenings.entries()) {
      if (happening.kind === 'phase-began') phase = String(happening.values['phase'])
      const last = scenes.at(-1)
      if (VOTING.has(happening.kind)) {
        scenes.push(...voteAt(log, entry, at, last))
        act = null
      } else if (AFTER_VOTE.has(happening.kind) && last?.kind === 'vote') {
        last.back.push(...motionsOf(happening))
      } else if (phase === 'production' && isBooked(happening)) {
        book(scenes, entry, happening)
        act = null
      } else {
        if (!act)
          scenes.push(
            (act = { kind: 'act', n: entry.n, seat: entry.seat, lines: shortly(entry), beats: [], places: [] }),
          )
        addTo(act, entry, at)
      }
    }
  }
  return scenes.filter((scene) => scene.kind !== 'act' || scene.places.length > 0)
}

function phaseBefore(log: readonly LogEntry[], seen: number): string {
  let phase = ''
  for (const entry of log) {
    if (entry.n > seen) break
    for (const { kind, values } of entry.happenings) if (kind === 'phase-began') phase = String(values['phase'])
  }
  return phase
}

/** What the player who chose did, in short. */
const shortly = (entry: LogEntry): string[] =>
  entry.acts
    .filter((act) => act.who === entry.seat && act.after === 0)
    .flatMap(({ title, parts }) => [title, ...parts])
    .filter((part) => part)

function addTo(act: Act, entry: LogEntry, at: number): void {
  const happening = entry.happenings[at]
  if (!happening) return
  act.places.push(...placesOf(happening))
  const before = entry.happenings[at - 1]
  if (before && isHandedOver(before, happening)) act.beats.pop()
  const motions = before && isHandedOver(before, happening) ? [handedOver(before, happening)] : motionsOf(happening)
  if (motions.length > 0) act.beats.push(motions)
}

// What somebody gives up and another one gains goes from hand to hand.
const isHandedOver = (before: Happening, now: Happening): boolean =>
  before.kind === 'spent' &&
  now.kind === 'gained' &&
  before.values['who'] !== now.values['who'] &&
  ['resource', 'amount', 'reason'].every((field) => before.values[field] === now.values[field])

function handedOver(before: Happening, now: Happening): Motion {
  const [given] = motionsOf(before)
  const [taken] = motionsOf(now)
  if (given?.does !== 'fly' || taken?.does !== 'fly') throw new TypeError('goods fly')
  return { ...taken, from: given.from }
}

// Votes

/** The vote as it stands at a happening; the scene before goes on where it is the same vote. */
function voteAt(log: readonly LogEntry[], entry: LogEntry, at: number, last: Scene | undefined): Vote[] {
  const happening = entry.happenings[at]
  if (!happening) return []
  const { kind, values } = happening
  const goesOn = last?.kind === 'vote' && !last.result
  const vote = goesOn ? last : asOfNow(log, entry, at)
  if (kind === 'cubes-drawn') {
    vote.cubes = inTurn(values)
    vote.draws = true
  } else if (kind === 'influence-spent') {
    if (Number(values['amount']) > 0) vote.spent.push({ who: values['who'] as Role, amount: Number(values['amount']) })
  } else {
    vote.result = {
      inFavor: Number(values['in-favor']),
      against: Number(values['against']),
      passed: Number(values['passed']) > 0,
    }
  }
  return goesOn ? [] : [vote]
}

/** What was known of a vote before a happening in an entry of the log. */
function asOfNow(log: readonly LogEntry[], entry: LogEntry, at: number): Vote {
  const vote: Vote = {
    kind: 'vote',
    n: entry.n,
    sections: [],
    stances: {},
    cubes: [],
    draws: false,
    spent: [],
    result: null,
    back: [],
  }
  for (const one of log) {
    if (one.n > entry.n) break
    const happened = one.n === entry.n ? one.happenings.slice(0, at) : one.happenings
    for (const { kind, values } of happened) {
      if (kind === 'vote-began') Object.assign(vote, { sections: [], stances: {}, cubes: [], spent: [] })
      if (kind === 'vote-began') vote.sections.push(String(values['section']))
      if (kind === 'stance')
        vote.stances[values['who'] as Role] = Number(values['in-favor']) > 0 ? 'in-favor' : 'against'
      if (kind === 'cubes-drawn') vote.cubes = inTurn(values)
    }
  }
  return vote
}

/** The drawn cubes one after the other. Their order is not told, so the classes take turns. */
function inTurn(values: Happening['values']): Role[] {
  const left = { WC: Number(values['WC']), MC: Number(values['MC']), CC: Number(values['CC']) }
  const cubes: Role[] = []
  while (left.WC + left.MC + left.CC > 0) {
    for (const role of ['WC', 'MC', 'CC'] as const) {
      if (left[role]-- > 0) cubes.push(role)
      else left[role] = 0
    }
  }
  return cubes
}

// Production

const isBooked = ({ kind, values }: Happening): boolean =>
  kind === 'company-at-work' ||
  kind === 'paid' ||
  kind === 'loan-taken' ||
  (kind === 'spent' && values['reason'] === 'needs') ||
  (kind === 'gained' && (values['reason'] === 'production' || values['reason'] === 'trade-union'))

const AT_WORK: ReadonlySet<string> = new Set<CauseName>(['wages', 'production'])
// Money for wages may have to be borrowed first.
const isAtWork = ({ kind, values }: Happening): boolean =>
  kind === 'loan-taken' || AT_WORK.has(String(values['reason']))
const EATING: ReadonlySet<string> = new Set<CauseName>(['needs', 'purchase', 'tariff'])

/** The part of the production that something belongs to: an owner's companies, food, taxes and whatever else is paid. */
function sectorOf({ kind, values }: Happening): string {
  const reason = String(values['reason'])
  if (kind === 'company-at-work' || reason === 'trade-union' || isAtWork({ kind, values })) return String(values['who'])
  if (EATING.has(reason)) return 'food'
  return reason.endsWith('-tax') ? 'taxes' : 'other'
}

/** Enter a payment or an output: with the company at work, or by itself. */
function book(scenes: Scene[], entry: LogEntry, happening: Happening): void {
  const sector = sectorOf(happening)
  let scene = scenes.at(-1)
  if (scene?.kind !== 'production' || scene.sector !== sector || scene.n !== entry.n)
    scenes.push((scene = { kind: 'production', n: entry.n, sector, steps: [] }))
  let step = scene.steps.at(-1)
  const working = step?.booking.company && isAtWork(happening)
  if (!step || !working)
    scene.steps.push((step = { booking: newBooking(happening), paid: [], motions: [], places: [] }))
  enter(step.booking, happening)
  step.paid.push(...paymentsOf(happening))
  step.places.push(...placesOf(happening))
  step.motions.push(...motionsOf(happening).map((motion) => atWork(motion, happening, step.booking.company)))
}

const roleAmong = (values: Happening['values'], ...fields: string[]): Role | null =>
  fields.map((field) => ROLES.find((role) => role === values[field])).find((role) => role) ?? null

function newBooking({ kind, values }: Happening): Booking {
  const reason = kind === 'loan-taken' ? 'loans' : String(values['reason'] ?? '')
  const company = kind === 'company-at-work' ? String(values['company']) : null
  return { company, who: roleAmong(values, 'who', 'to'), reason, money: 0, goods: {}, loans: 0 }
}

function paymentsOf({ kind, values }: Happening): Payment[] {
  if (kind !== 'paid') return []
  const amount = Number(values['amount'])
  const [payer, payee] = [roleAmong(values, 'who'), roleAmong(values, 'to')]
  return [...(payer ? [{ who: payer, amount: -amount }] : []), ...(payee ? [{ who: payee, amount }] : [])]
}

/** Wages are paid and goods are made where the company stands. */
function atWork(motion: Motion, { values }: Happening, company: string | null): Motion {
  const here = company !== null && (values['reason'] === 'wages' || values['reason'] === 'production')
  return motion.does === 'fly' && here ? { ...motion, from: `company:${company}` } : motion
}

function enter(booking: Booking, { kind, values }: Happening): void {
  const amount = Number(values['amount'])
  if (kind === 'paid') booking.money += values['who'] === booking.who ? -amount : amount
  else if (kind === 'loan-taken') booking.loans += 1
  else if (kind === 'gained' || kind === 'spent') {
    const resource = values['resource'] as Resource
    booking.goods[resource] = (booking.goods[resource] ?? 0) + (kind === 'gained' ? amount : -amount)
  }
}
