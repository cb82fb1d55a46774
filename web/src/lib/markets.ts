// Whose companies for sale are shown beside the board.
import type { Option, Role, View } from './types'

/** One's own market; both for those who have none, or where a company of the other one can be picked. */
export function marketsInSight(
  view: View,
  mine: Role | null,
  targets: ReadonlyMap<string, Option[]>,
): { role: Role; slug: string }[] {
  const owners = (['CC', 'MC'] as const).filter((role) => view.roles[role]?.market)
  const all = owners.flatMap((role) => (view.roles[role]?.market ?? []).map((slug) => ({ role, slug })))
  const others = all.some(({ role, slug }) => role !== mine && targets.has(`company:${slug}`))
  return mine && owners.some((role) => role === mine) && !others ? all.filter(({ role }) => role === mine) : all
}
