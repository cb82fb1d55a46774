// What is printed on cards of every kind, as the server tells it in the player's language.
import type {
  AICardText,
  Cards,
  CardText,
  CompanyFigures,
  EventText,
  ExpansionCard,
  NewTable,
  PlayerAid,
  Role,
  Tracks,
} from './types'

let printed: Cards = {
  companies: {},
  actions: {},
  events: {},
  expansions: {},
  ai_cards: {},
  player_aids: {},
  tracks: {
    prosperity: {},
    wealth: [],
    wealth_step_vp: 0,
    tax_multipliers: [],
    legitimacy: {},
    companies: {},
    business_deals: 0,
    drawn_cubes: 0,
    population: {},
    rounds: 0,
    turns: 0,
  },
  roles: {},
}

export function readCards(cards: Cards): void {
  printed = cards
}

const plain = (slug: string): string => slug.replace(/-\d+$/, '').replaceAll('-', ' ')

export const company = (slug: string): CompanyFigures | undefined => printed.companies[slug]
export const companyTitle = (slug: string): string => company(slug)?.title ?? plain(slug)
export const action = (role: Role, slug: string): Partial<CardText> & { title: string } =>
  printed.actions[role]?.[slug] ?? { title: plain(slug) }
export const aiCard = (role: Role, number: number): AICardText | undefined => printed.ai_cards[role]?.[String(number)]
export const event = (slug: string): Partial<EventText> & { title: string } =>
  printed.events[slug] ?? { title: plain(slug) }
export const expansionCard = (kind: string, slug: string): ExpansionCard =>
  printed.expansions[kind]?.[slug] ?? { title: plain(slug), role: null, date: '', trigger: '', needs: {}, lines: [] }
export const tracks = (): Tracks => printed.tracks
/** The roles that so many players play. */
export const rolesWith = (players: number): readonly Role[] => printed.roles[players] ?? []
/** How many can play. */
export const playerCounts = (): NewTable['players'][] => Object.keys(printed.roles).map(Number) as NewTable['players'][]
export const playerAid = (role: Role): PlayerAid => printed.player_aids[role] ?? { basic: [], free: [] }
