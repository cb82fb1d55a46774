// What the parts of a table share: the state they draw, what is open, and what a click does.
import { getContext, setContext } from 'svelte'
import type { Step } from './ladder'
import type { Screen } from './screen.svelte'
import type { Figure, Happening, Option, Refusal, Role, View } from './types'

export interface TableContext {
  readonly view: View
  readonly screen: Screen
  /** The state that is shown; it grows with every choice. */
  readonly number: number
  readonly mine: Role | null
  /** What is offered now, by the things on the board that it can be picked at. */
  readonly targets: Map<string, Option[]>
  /** What can't be picked now and why, by the things on the board that one might look for it at. */
  readonly refused: Map<string, Refusal[]>
  /** Whether something on the board is to be picked, so that all else steps back. */
  readonly picking: boolean
  /** Whether one may do many things, as in one's turn, so that nothing in particular is called for. */
  readonly quiet: boolean
  nameOf(role: Role): string
  /** Whether the game waits for a role. */
  asked(role: Role): boolean
  /** Why an action can't be taken now, if it might be expected. */
  whyNot(action: string): string
  /** The last turn of an Automa, step by step. */
  ladder(role: Role): Step[]
  /** What a role did last, in short. */
  lastMove(role: Role): string
  /** What a thing comes to at this table now, by the name of its sheet. */
  figures(name: string): Promise<Figure[]>
  /** Take the only option of a thing, or ask which. */
  pick(options: readonly Option[], name: string, event: MouseEvent, about?: string): void
  choose(option: Option, event: MouseEvent): void
  /** Play once more what happened since one's own last choice. */
  again(): void
  /** Show on the board what some happenings speak of, until something else is pointed at. */
  point(happenings: readonly Happening[]): void
}

const KEY = Symbol('table')

export const provideTable = (table: TableContext): TableContext => setContext(KEY, table)
export const useTable = (): TableContext => getContext<TableContext>(KEY)
