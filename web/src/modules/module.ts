// What an expansion adds to the page: its sign, how what happens by it is played, and its cards on the table.
import type { Playing } from '../lib/playback/playing'
import type { Sign } from '../lib/signs'
import type { HappeningKind, ModuleName, Role, View } from '../lib/types'

/** A card by its title, or something else that lies on the table. */
export interface Row {
  sign: Sign
  role: Role | ''
  target: string
  sheet: string
  title: string
  aside: string | number
  money?: boolean
}

export interface Module {
  name: ModuleName
  sign: Sign
  /** What lies on the table by it, as a role sees it. */
  rows?: (view: View, mine: Role | null) => Row[]
}

export type Motions = Readonly<Partial<Record<HappeningKind, Playing | null>>>
