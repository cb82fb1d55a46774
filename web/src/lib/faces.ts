// What is printed on a card of any kind, by the name of its sheet: `card:WC/strike`, `history:world-war-i`.
import { crisisCard } from '../modules/crisis-response'
import { historicalEvent } from '../modules/historical-events'
import { action, aiCard, event } from './cards'
import type { Role } from './types'
import { t } from './words'

export interface Face {
  title: string
  lines: string[]
}
const some = (...lines: (string | null | undefined)[]): string[] => lines.filter((line) => line).map(String)

const FACES: Readonly<Record<string, (name: string) => Face>> = {
  card: (name) => {
    const [role = '', slug = ''] = name.split('/')
    const card = action(role as Role, slug)
    return { title: card.title, lines: some(card.text, card.requires, card.legitimacy) }
  },
  event: (name) => ({ title: event(name).title, lines: some(event(name).text, event(name).penalty) }),
  history: historicalEvent,
  crisis: crisisCard,
  'ai-card': (name) => {
    const [role = '', number = ''] = name.split('/')
    const card = aiCard(role as Role, Number(number))
    const title = t('ui-automa-of', { role: `role-${role}` })
    return { title, lines: some(card?.conditions, card?.bonus, card?.special) }
  },
}

/** The face of a card; nothing where a sheet explains something else. */
export function faceOf(sheet: string): Face | undefined {
  const family = sheet.split(':', 1)[0] ?? ''
  return FACES[family]?.(sheet.slice(family.length + 1))
}
