// An Automa's last turn as steps that can be followed one by one, made from what was told of it.
import { company, companyTitle } from './cards'
import { BEGINNINGS } from './log'
import { ROLES, type Happening, type LogEntry, type Role } from './types'
import { has, sectionCode, t } from './words'

export type Stage = 'card' | 'checks' | 'rows' | 'action'

const STAGE_OF = {
  card: 'card',
  check: 'checks',
  top: 'rows',
  unable: 'action',
  acts: 'action',
  list: 'action',
  done: 'action',
  after: 'action',
} as const satisfies Record<string, Stage>

export type StepKind = keyof typeof STAGE_OF

/** Priority cards as they lie: rows from the bottom up, the card nearest the marker first. */
export interface Rows {
  actions: string[][]
  policies: string[][]
  aside: string[]
}

/** By how many rows a line moves a card, and why. */
export interface Move {
  card: string
  rows: number
  why: string
}

/** A line of a narrowing list: who stays by it and who falls out, each by name, if they are few. */
export interface Narrowing {
  why: string
  stay: string[]
  out: string[]
  left: number
  fell: number
}

export interface Step {
  kind: StepKind
  stage: Stage
  /** The priority card that it is about, if it is about one. */
  about: string
  /** What is told in it, in whole sentences. */
  lines: string[]
  why: string
  moves: Move[]
  passedOver: Move[]
  list: Narrowing | null
  /** How the priority cards lie once it is done. */
  rows: Rows | null
  /** The things on the board that it speaks of, by the names of their sheets. */
  things: string[]
}

const text = (one: Happening, field: string): string => String(one.values[field] ?? '')
const several = (told: string): string[] => (told ? told.split(', ') : [])
const words = (told: string): string[] => told.split(' ').filter(Boolean)

const rowsOf = (one: Happening): Rows => ({
  actions: several(text(one, 'actions')).map(words),
  policies: several(text(one, 'policies')).map(words),
  aside: words(text(one, 'aside')),
})

const moveOf = (one: Happening, rows: number): Move => ({ card: text(one, 'card'), rows, why: one.why ?? '' })

/** The name of something that a list chooses from, which is told as the ids of options. */
export function candidateName(candidate: string): string {
  return words(candidate)
    .map((id) => id.split('/').slice(1).map(partName).join(' '))
    .join(' + ')
}

function partName(part: string): string {
  if (company(part)) return companyTitle(part)
  if (/^\d[ABC]$/.test(part)) return sectionCode(part)
  for (const family of ['worker', 'resource', 'party', 'industry'])
    if (has(`${family}-${part}`)) return t(`${family}-${part}`)
  return part
}

function narrowingOf(one: Happening): Narrowing {
  return {
    why: one.why ?? '',
    stay: several(text(one, 'stay')),
    out: several(text(one, 'out')),
    left: Number(one.values['left']),
    fell: Number(one.values['fell']),
  }
}

/** The things on the board that something told speaks of. */
function thingsOf(one: Happening): string[] {
  const options = [...several(text(one, 'stay')), ...several(text(one, 'out'))].flatMap(words)
  const parts = [
    ...options.flatMap((id) => id.split('/').slice(1)),
    text(one, 'company'),
    text(one, 'section'),
    text(one, 'now'),
  ]
  return [...parts.map(thingNamed), policyOf(text(one, 'card'))].filter(Boolean)
}

function thingNamed(part: string): string {
  if (company(part)) return `company:${part}`
  if (/^\d[ABC]$/.test(part)) return `section:${part}`
  return (ROLES as readonly string[]).includes(part) ? `class:${part}` : ''
}

const policyOf = (card: string): string => (/^P\d$/.test(card) ? `policy:${card.slice(1)}` : '')

interface Told {
  one: Happening
  line: string
}

const toldIn = (entry: LogEntry): Told[] => entry.happenings.map((one, at) => ({ one, line: entry.lines[at] ?? '' }))

/** What was told in the last turn of an Automa, from its AI card on. */
function lastTurn(log: LogEntry[], role: Role): Told[] {
  for (let n = log.length - 1; n >= 0; n--) {
    const told = toldIn(log[n]!)
    const from = told.findIndex(({ one }) => one.kind === 'ai-card-revealed' && one.values['who'] === role)
    if (from < 0) continue
    const turn = [...told.slice(from), ...log.slice(n + 1).flatMap(toldIn)]
    const end = turn.findIndex(({ one }) => BEGINNINGS.has(one.kind))
    return end < 0 ? turn : turn.slice(0, end)
  }
  return []
}

/** Puts the steps of a turn together as it is told. */
class Ladder {
  readonly steps: Step[] = []
  private rows: Rows | null = null
  private passedOver: Move[] = []

  hear({ one, line }: Told): void {
    const now = this.stepFor(one)
    if (one.kind === 'policy-passed-over') this.passedOver.push(moveOf(one, 0))
    if (!now || one.kind === 'policy-passed-over') return
    if (line) now.lines.push(line)
    now.things.push(...thingsOf(one), ...this.passedOver.map((move) => policyOf(move.card)))
    now.passedOver.push(...this.passedOver.splice(0))
  }

  /** The step that something told belongs to: a new one, or the one under way. */
  private stepFor(one: Happening): Step | undefined {
    const now = this.steps.at(-1)
    switch (one.kind) {
      case 'ai-card-revealed':
        return this.begin('card')
      case 'automa-checks':
        return this.begin('check', text(one, 'check'))
      case 'priority-raised':
        now?.moves.push(moveOf(one, Number(one.values['rows'])))
        return now
      case 'priority-stays':
        now?.moves.push(moveOf(one, 0))
        return now
      case 'priority-rows':
        this.rows = rowsOf(one)
        if (now && (now.kind !== 'check' || now.rows === null)) now.rows = this.rows
        return now
      case 'top-priorities':
        return this.begin('top', text(one, 'first'))
      case 'automa-unable':
        return this.begin('unable', text(one, 'action'), one.why)
      case 'automa-acts':
        return this.begin('acts', text(one, 'action'))
      case 'basic-action':
        return this.begin('acts', '')
      case 'narrowed':
        return this.listed(one)
      case 'priority-lowered':
        return this.lowered(one)
    }
    if (now && !one.explains && (now.kind === 'acts' || now.kind === 'list')) return this.begin('done', now.about)
    return now
  }

  private begin(kind: StepKind, about = '', why = ''): Step {
    const waits = kind === 'card' || kind === 'check'
    const begun: Step = {
      kind,
      stage: STAGE_OF[kind],
      about,
      why,
      lines: [],
      moves: [],
      passedOver: [],
      list: null,
      rows: waits ? null : this.rows,
      things: [],
    }
    this.steps.push(begun)
    return begun
  }

  private listed(one: Happening): Step {
    const begun = this.begin('list', this.steps.at(-1)?.about)
    begun.list = narrowingOf(one)
    return begun
  }

  private lowered(one: Happening): Step {
    const begun = this.begin('after', text(one, 'card'))
    begun.moves.push(moveOf(one, -Number(one.values['rows'])))
    return begun
  }
}

/** The last turn of an Automa, step by step; empty if it had none yet. */
export function ladderOf(log: LogEntry[], role: Role): Step[] {
  const ladder = new Ladder()
  for (const told of lastTurn(log, role)) ladder.hear(told)
  return ladder.steps
}

/** The rows as they lay before any check, and as they lie at a step. */
export function rowsAt(steps: Step[], at: number): { before: Rows | null; now: Rows | null } {
  const shown = steps.slice(0, at + 1).flatMap((step) => step.rows ?? [])
  return { before: shown[0] ?? null, now: shown.at(-1) ?? null }
}
