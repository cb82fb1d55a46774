// The sheets that explain everything: what the server tells of each thing, by name, fetched once when first wanted.
import * as api from './api'
import type { Sheet } from './types'
import { language } from './words'

/** What the board calls a thing where another sheet explains it. */
const EXPLAINED_BY: Readonly<Record<string, (which: string) => string>> = {
  worker: (which) => `worker:${which.split(':').at(-1)}`,
  unemployed: (which) => `worker:${which}`,
  jobless: () => 'notion:unemployed',
  price: (which) => `resource:${which}`,
  mine: (which) => `resource:${which}`,
  export: () => 'notion:export',
  deal: () => 'notion:deal',
  union: () => 'notion:union',
  cube: () => 'notion:bag',
  bond: () => 'notion:crisis-response',
  source: (which) =>
    which === 'ST' ? 'notion:services' : which === 'foreign-market' ? 'notion:abroad' : `class:${which}`,
}
/** Things with figures of their own, though another sheet explains them. */
const COUNTED = ['worker', 'union', 'deal']

const familyOf = (name: string): string => name.split(':', 1)[0] ?? ''

/** The name of the sheet that explains a thing on the board. */
export function sheetName(name: string): string {
  const family = familyOf(name)
  return EXPLAINED_BY[family]?.(name.slice(family.length + 1)) ?? name
}

/** The name by which the server knows the figures of a thing. */
export const figuresName = (name: string): string => (COUNTED.includes(familyOf(name)) ? name : sheetName(name))

/** What options call a thing that has a sheet. */
export const targetName = (name: string): string =>
  name
    .replace(/^card:\w+\//, 'card:')
    .replace(/^history:/, 'event:')
    .replace(/^crisis:.*/, 'crisis')

class Glossary {
  all = $state.raw<Readonly<Record<string, Sheet>>>({})
  private asked: Promise<void> | null = null
  private spoken = ''

  /** Have the sheets fetched in the language spoken now; another call tries again if that failed. */
  load(): Promise<void> {
    if (this.spoken !== language()) this.asked = null
    this.spoken = language()
    this.asked ??= api.sheets(this.spoken).then(
      (told) => {
        this.all = told.sheets
      },
      () => {
        this.asked = null
      },
    )
    return this.asked
  }

  of(name: string): Sheet | undefined {
    return this.all[sheetName(name)]
  }
}

export const glossary = new Glossary()

/** The thing that an element, or what it lies in, shows. */
export function sheetAt(target: EventTarget | null): { name: string; element: HTMLElement } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-sheet]') : null
  const name = element?.dataset['sheet']
  return element && name ? { name, element } : null
}
