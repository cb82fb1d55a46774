// What is printed on companies, action cards and events, as the server tells it in the player's language.
import type { Role, Skill } from './types'

export interface CompanyFigures {
  title: string
  owner?: Role
  industry: Skill
  cost: number
  output: number
  slots: Skill[]
  wages: number[]
  machinery: number
  employee: Skill | null
  adds: number
}

export interface CardText {
  title: string
  text?: string
  requires?: string
  legitimacy?: string
  penalty?: string
}

export interface AICardText {
  checks: string[]
  policies: number[]
  conditions: string[]
  bonus: string
  special: string
  influence: boolean
}

let companies: Record<string, CompanyFigures> = {}
let actions: Partial<Record<Role, Record<string, CardText>>> = {}
let events: Record<string, CardText> = {}
let aiCards: Partial<Record<Role, Record<string, AICardText>>> = {}

const tree = (value: unknown): Record<string, never> => (typeof value === 'object' && value !== null ? value as Record<string, never> : {})

export function readCards(data: Record<string, unknown>): void {
  companies = tree(data['companies'])
  actions = tree(data['actions'])
  events = tree(data['events'])
  aiCards = tree(data['ai_cards'])
}

const plain = (slug: string): string => slug.replace(/-\d+$/, '').replaceAll('-', ' ')

export const company = (slug: string): CompanyFigures | undefined => companies[slug]
export const companyTitle = (slug: string): string => companies[slug]?.title ?? plain(slug)
export const action = (role: Role, slug: string): CardText => actions[role]?.[slug] ?? { title: plain(slug) }
export const aiCard = (role: Role, number: number): AICardText | undefined => aiCards[role]?.[String(number)]
export const event = (slug: string): CardText => events[slug] ?? { title: plain(slug) }
