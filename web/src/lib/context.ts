// What the parts of a table share: the state they draw, and what a click does.
import { getContext, setContext } from 'svelte'
import type { Option, Role, View } from './types'

export interface TableContext {
  readonly view: View
  readonly targets: Map<string, Option[]>
  readonly mine: Role | null
  nameOf(role: Role): string
  /** Why an action can't be taken now, if it might be expected. */
  whyNot(action: string): string
  /** The reasons that an Automa gave in its last turn. */
  why(role: Role): string[]
  pick(options: Option[], name: string): void
}

const KEY = Symbol('table')

export const provideTable = (table: TableContext): TableContext => setContext(KEY, table)
export const useTable = (): TableContext => getContext<TableContext>(KEY)
