// Where each kind of option stands: at which things on the board, so that a click on the thing picks the option, and in
// which part of the plain list.
import type { Option, OptionKind, Refusal } from './types'

export type OptionGroup = 'card' | 'basic' | 'free' | 'other' | 'end'

/** A place that an option can be picked at, found by its values. */
type Place = (values: Option['values']) => string

/** Where an option stands: in which part of the plain list, and at which places on the board. */
interface Stand {
  group: OptionGroup
  places: Place[]
}

const among =
  (group: OptionGroup) =>
  (...places: Place[]): Stand => ({ group, places })
const inHand = among('card')
const basic = among('basic')
const free = among('free')
const other = among('other')
const end = among('end')

const the =
  (thing: string, field = thing): Place =>
  (values) =>
    `${thing}:${values[field]}`
const worker =
  (field: string): Place =>
  ({ skill, [field]: place }) =>
    place === 'unemployed' ? `unemployed:${skill}` : `worker:${place}:${skill}`
const agenda = the('agenda')
const card = the('card')
const company = the('company')
const cube = the('cube', 'class')
const deal = the('deal')
const event = the('event')
const aClass = the('class')
const resource = the('resource')
const section = the('section')
const unemployed = the('unemployed', 'skill')

const STANDS: Readonly<Record<OptionKind, Stand>> = {
  accident: other(),
  against: other(),
  amount: other(),
  basic: basic(the('action')),
  benefit: other(event),
  bill: other(section),
  'build-company': other(company),
  buy: other(resource),
  'call-vote': other(),
  'claim-agenda': other(agenda),
  class: other(aClass),
  'close-company': other(company),
  'close-down': other(company),
  'deal-to-free-trade-zone': other(deal),
  'deal-to-storages': other(deal),
  discard: other(card),
  'discard-bill': other(section),
  'discard-company': other(company),
  done: end(),
  emigrate: other(unemployed),
  employ: other(unemployed),
  'end-turn': end(),
  event: other(event),
  export: other(({ resource, amount }) => `export:${resource}:${amount}`),
  'export-card': other(),
  'extra-shift': other(company),
  fill: other(company),
  'form-union': other(the('union', 'industry')),
  free: free(the('action')),
  from: other(the('source')),
  'give-bonus': other(company),
  'go-on': other(),
  hire: other(company),
  'in-favor': other(),
  'keep-agenda': other(agenda),
  'keep-event': other(event),
  'leave-events': other(),
  lend: other(() => 'crisis'),
  'lose-vp': other(aClass),
  machinery: other(company),
  nationalize: other(company),
  'new-worker': other(),
  'no-vote': other(),
  'no-workers': other(),
  'open-company': other(company),
  option: other(),
  overtime: other(company),
  pass: end(),
  'pay-back-bond': other(the('bond', 'class')),
  'pay-loans': other(),
  'place-event': other(event),
  play: inHand(card),
  poach: other(company),
  policy: other(section),
  price: other(the('price', 'resource')),
  privatize: other(company),
  protect: other(section),
  recruit: other(company),
  'remove-cube': other(cube),
  'replace-cube': other(cube),
  'replace-event': other(event),
  'reveal-ai-card': other(),
  'save-company': other(company),
  'sell-company': other(company),
  'set-off': other(event),
  skip: end(),
  spend: other(resource),
  'spend-influence': other(),
  'spend-influences': other(),
  'spend-money': other(),
  'spend-services': other(),
  staff: other(aClass, the('jobless', 'class')),
  'staff-company': other(company),
  storage: other(resource),
  store: other(resource),
  strike: other(company),
  swap: other(company),
  take: other(worker('from')),
  to: other(aClass),
  train: other(unemployed),
  'turn-in-event': other(event),
  upgrade: other(worker('at')),
  wage: other(company),
}

/** The places an option can be picked at. */
export const targetsOf = ({ kind, values }: Pick<Option, 'kind' | 'values'>): string[] =>
  STANDS[kind].places.map((place) => place(values))

/** The part of the plain list that an option stands in. */
export const groupOf = (option: Option): OptionGroup => STANDS[option.kind].group

/** Every place that can be clicked now, with the options there. */
export const targetMap = (options: readonly Option[]): Map<string, Option[]> => byTarget(options, targetsOf)

/** Every place that one might want to click, with what can't be picked there and why. */
export const refusalMap = (refusals: readonly Refusal[]): Map<string, Refusal[]> =>
  byTarget(refusals, (refusal) => targetsOf(refusal.option))

function byTarget<Thing>(things: readonly Thing[], targets: (thing: Thing) => string[]): Map<string, Thing[]> {
  const map = new Map<string, Thing[]>()
  for (const thing of things) {
    for (const target of new Set(targets(thing))) {
      const there = map.get(target)
      if (there) there.push(thing)
      else map.set(target, [thing])
    }
  }
  return map
}

const NOTHING: readonly never[] = []

/** What a map has at some places, each thing once. Nothing is always the same, so that what stays without is left alone. */
export function thingsAt<Thing>(map: ReadonlyMap<string, Thing[]>, places: readonly string[]): readonly Thing[] {
  const things = new Set(places.flatMap((place) => map.get(place) ?? []))
  return things.size > 0 ? [...things] : NOTHING
}

/** What can't be picked, put together where the reason is the same. */
export function byReason(refusals: readonly Refusal[]): { why: string; what: string[] }[] {
  const groups = new Map<string, string[]>()
  for (const { why, what } of refusals) {
    const there = groups.get(why)
    if (there) there.push(what)
    else groups.set(why, [what])
  }
  return [...groups].map(([why, what]) => ({ why, what }))
}

/** One of the ways that a card leaves open: its number says which, not how much. */
const BRANCH: OptionKind = 'option'

/** Options that differ in one number only, smallest first: they are picked with a stepper. */
export function stepsOf(options: readonly Option[]): Option[] {
  const first = options[0]
  if (!first || options.length < 2 || options.some((option) => option.kind !== first.kind)) return []
  if (first.kind === BRANCH) return []
  const fields = Object.keys(first.values).filter((field) =>
    options.some((one) => one.values[field] !== first.values[field]),
  )
  const field = fields[0]
  if (field === undefined || fields.length > 1 || options.some((option) => typeof option.values[field] !== 'number'))
    return []
  return [...options].sort((a, b) => Number(a.values[field]) - Number(b.values[field]))
}

/** Why an amount can't be less than the smallest of the steps, or more than the largest, if that is told. */
export function limitOf(
  steps: readonly Option[],
  refusals: readonly Refusal[],
  end: 'least' | 'most',
): Refusal | undefined {
  const last = end === 'most' ? steps.at(-1) : steps[0]
  const next = steps.at(end === 'most' ? -2 : 1)
  if (!last || !next) return undefined
  const field = Object.keys(last.values).find((one) => last.values[one] !== next.values[one])
  if (field === undefined) return undefined
  const limit = Number(last.values[field])
  return refusals.find(({ option }) => {
    const amount = Number(option.values[field])
    return option.kind === last.kind && (end === 'most' ? amount > limit : amount < limit)
  })
}
