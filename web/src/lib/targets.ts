// Which things on the board an option speaks of, so that a click on the thing picks the option.
import type { Option } from './types'

// Where on the board a basic or free action is at home.
const HOME: Readonly<Record<string, string>> = {
  'propose-bill': 'area:policies',
  'assign-workers': 'area:unemployed',
  'buy-goods-and-services': 'area:shops',
  strike: 'area:private',
  demonstration: 'area:unemployed',
  'apply-political-pressure': 'area:bag',
  'build-company': 'area:market',
  'sell-company': 'area:market',
  'sell-to-foreign-market': 'area:export',
  'make-business-deal': 'area:deals',
  lobby: 'area:me',
  'extra-shift': 'area:private',
  'event-action': 'area:events',
  'meet-with-mps': 'area:legitimacy',
  'extra-tax': 'area:treasury',
  campaign: 'area:services',
  'use-healthcare': 'mine:health',
  'use-education': 'mine:education',
  'use-luxury': 'mine:luxury',
  'swap-workers': 'area:unemployed',
  'receive-benefits': 'area:benefits',
  'pay-off-loan': 'area:me',
  'adjust-prices': 'area:me',
  'adjust-wages': 'area:private',
  'give-bonus': 'area:private',
  'buy-storage': 'area:me',
}

/** The places an option can be picked at. */
export function targetsOf(option: Option): string[] {
  const { values } = option
  const verb = option.id.split('/')[0] ?? ''
  const found: string[] = []
  const say = (kind: string, field: string): void => {
    const value = values[field]
    if (value !== undefined) found.push(`${kind}:${value}`)
  }
  if (verb === 'basic' || verb === 'free') {
    const home = HOME[String(values['action'])]
    if (home) found.push(home)
    return found
  }
  say('card', 'card')
  if (verb === 'take' || verb === 'upgrade') {
    const place = String(values['from'] ?? values['at'])
    found.push(place === 'unemployed' ? `unemployed:${values['skill']}` : `worker:${place}:${values['skill']}`)
    return found
  }
  say('company', 'company')
  say('company', 'from')
  say('section', 'section')
  say('event', 'event')
  say('agenda', 'agenda')
  say('event', 'first')
  say('deal', 'deal')
  say('class', 'class')
  say('class', 'seat')
  say('source', 'source')
  if (verb === 'export') found.push(`export:${values['resource']}:${values['amount']}`)
  else if (verb === 'price') found.push(`price:${values['resource']}`)
  else say('resource', 'resource')
  if (verb === 'pay-back-bond') say('bond', 'class')
  if (verb === 'lend') found.push('area:crisis')
  if (verb === 'form-union') say('union', 'industry')
  if (verb === 'employ' || verb === 'hire' || verb === 'emigrate' || verb === 'train') say('unemployed', 'skill')
  return found
}

/** Every place that can be clicked now, with the options there. */
export function targetMap(options: readonly Option[]): Map<string, Option[]> {
  const map = new Map<string, Option[]>()
  for (const option of options) {
    for (const target of new Set(targetsOf(option))) {
      const there = map.get(target)
      if (there) there.push(option)
      else map.set(target, [option])
    }
  }
  return map
}

export type OptionGroup = 'card' | 'basic' | 'free' | 'other' | 'end'

/** The part of the plain list that an option stands in. */
export function groupOf(option: Option): OptionGroup {
  const verb = option.id.split('/')[0]
  if (verb === 'play') return 'card'
  if (verb === 'basic') return 'basic'
  if (verb === 'free') return 'free'
  if (verb === 'end-turn' || verb === 'done' || verb === 'pass' || verb === 'skip') return 'end'
  return 'other'
}
