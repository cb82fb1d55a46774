// What is open on the screen: a drawer over the country, a tab beside it, a part of the board on a phone.
import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { recall, remember } from './settings.svelte'
import type { Role } from './types'

export type Drawer =
  | { kind: 'list' }
  | { kind: 'answers' }
  | { kind: 'vote' }
  | { kind: 'summary' }
  | { kind: 'desk' }
  | { kind: 'seats' }
  | { kind: 'keys' }
  | { kind: 'settings' }
  | { kind: 'automa'; role: Role }
  | { kind: 'market'; role: Role }
  | { kind: 'glossary'; about: string }

/** A thing that is looked at: by the way, as one points at it, or for good, until it is closed. */
export interface Looked {
  name: string
  at: DOMRect
  pinned: boolean
}

export const TABS = ['log', 'chat', 'forecast', 'market'] as const
export type Tab = (typeof TABS)[number]

export const PARTS = ['politics', 'ST', 'CC', 'MC', 'people', 'players', 'hand', 'talk'] as const
export type Part = (typeof PARTS)[number]

const LISTED = 'bodypolitic.listed'

/** Where the board comes in parts, as its styles say too. */
const IN_PARTS = '(max-width: 1179px), (max-height: 619px)'

export class Screen {
  drawer = $state<Drawer | null>(null)
  sheet = $state.raw<Looked | null>(null)
  tab = $state<Tab>('log')
  part = $state<Part>('hand')
  /** The parts in which something can be picked. */
  calling = $state.raw<ReadonlySet<Part>>(new Set())
  /** Whether the plain list is always there, for those who play by it. */
  listed = $state(false)
  /** Whether somebody turned to the part that is shown: it stays until the next own choice, whatever others do. */
  private turned = false
  /** The things on the board that can be clicked, as they are on the screen, each with how often. */
  private readonly places = new SvelteMap<string, number>()

  constructor() {
    this.listed = recall(LISTED) === 'yes'
  }

  open(drawer: Drawer): void {
    this.drawer = drawer
  }

  close(): void {
    this.drawer = null
  }

  turnTo(part: Part): void {
    this.part = part
    this.turned = true
    this.close()
  }

  /** A choice is made: what is asked next may turn to its own part. */
  chosen(): void {
    this.turned = false
    this.close()
  }

  toggleList(): void {
    this.listed = !this.listed
    this.drawer = null
    remember(LISTED, this.listed ? 'yes' : 'no')
  }

  /** A thing is on the screen until the returned function is called. */
  place(names: readonly string[]): () => void {
    untrack(() => this.count(names, 1))
    return () => untrack(() => this.count(names, -1))
  }

  private count(names: readonly string[], more: number): void {
    for (const name of names) {
      const number = (this.places.get(name) ?? 0) + more
      if (number > 0) this.places.set(name, number)
      else this.places.delete(name)
    }
  }

  shows(name: string): boolean {
    return this.places.has(name)
  }

  /** Where the board comes in parts: mark those in which something can be picked, and turn to one if need be. */
  bringIntoSight(): void {
    const things = [...document.querySelectorAll('.glow > .spot')]
    const areas = new Set(
      things.flatMap((thing) => {
        const area = thing.closest<HTMLElement>('[data-area]')
        return area ? [area.dataset['area'] as Part] : []
      }),
    )
    if (areas.size === 0 && document.querySelector('[data-action][data-hot]')) areas.add('hand')
    this.calling = areas
    if (this.turned || !matchMedia(IN_PARTS).matches) return
    const [first] = areas
    if (first && !things.some((thing) => thing.checkVisibility())) this.part = first
  }
}
