// What the lobby tells of a table in words.
import type { Role, TableInfo } from './types'
import { t } from './words'

/** Who plays a role: by name, or what plays it. */
export function whoIs(table: TableInfo, role: Role): string {
  const seat = table.seats[role]
  if (seat?.name) return seat.name
  if (seat?.kind === 'bot' || seat?.kind === 'automa') return t(`ui-lobby-by-${seat.kind}`, { role: `role-${role}` })
  return t(seat?.taken ? `role-${role}` : 'ui-lobby-seat-open')
}

/** The modules of a table. */
export const modulesText = (table: TableInfo): string => table.modules.map(moduleName).join(' · ')

function moduleName(module: string): string {
  const [name, cards] = module.split('=')
  return cards
    ? t('ui-module-cards-a-round', { module: `ui-module-${name}`, cards: Number(cards) })
    : t(`ui-module-${name}`)
}
