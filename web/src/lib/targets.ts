// Which things on the board an option speaks of, so that a click on the thing picks the option.
import type { Option, OptionKind, Refusal } from './types'

/** The places an option can be picked at. */
export function targetsOf(option: Pick<Option, 'kind' | 'values'>): string[] {
  const { kind, values } = option
  const found: string[] = []
  const say = (place: string, field: string): void => {
    const value = values[field]
    if (value !== undefined) found.push(`${place}:${value}`)
  }
  switch (kind) {
    case 'basic':
    case 'free':
      say('action', 'action')
      return found
    case 'take':
      found.push(workerAt(String(values['from']), values['skill']))
      return found
    case 'upgrade':
      found.push(workerAt(String(values['at']), values['skill']))
      return found
    case 'export':
      found.push(`export:${values['resource']}:${values['amount']}`)
      return found
    case 'price':
      say('price', 'resource')
      return found
    case 'pay-back-bond':
      say('bond', 'class')
      return found
    case 'remove-cube':
    case 'replace-cube':
      say('cube', 'class')
      return found
    case 'lend':
      return ['crisis']
    case 'form-union':
      say('union', 'industry')
      return found
    case 'hire':
    case 'swap':
      say('company', 'company')
      return found
    case 'employ':
    case 'emigrate':
    case 'train':
      say('unemployed', 'skill')
      return found
    case 'staff':
      say('class', 'class')
      say('jobless', 'class')
      return found
    case 'spend-influence':
    case 'accident':
      return found
  }
  say('card', 'card')
  say('company', 'company')
  say('section', 'section')
  say('event', 'event')
  say('agenda', 'agenda')
  say('deal', 'deal')
  if (values['company'] === undefined) say('class', 'class')
  say('source', 'source')
  say('resource', 'resource')
  return found
}

const workerAt = (place: string, skill: string | number | undefined): string =>
  place === 'unemployed' ? `unemployed:${skill}` : `worker:${place}:${skill}`

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

export type OptionGroup = 'card' | 'basic' | 'free' | 'other' | 'end'

const GROUPS: Readonly<Partial<Record<OptionKind, OptionGroup>>> = {
  play: 'card',
  basic: 'basic',
  free: 'free',
  'end-turn': 'end',
  done: 'end',
  pass: 'end',
  skip: 'end',
}

/** The part of the plain list that an option stands in. */
export const groupOf = (option: Option): OptionGroup => GROUPS[option.kind] ?? 'other'

/** One of the ways that a card leaves open: its number says which, not how much. */
const BRANCH = 'option'

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
