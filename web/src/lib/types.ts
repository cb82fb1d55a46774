// The shapes that the server sends: what its OpenAPI schema describes, game.view() and the messages around it.
import type { components } from './schema'

export type Role = 'WC' | 'MC' | 'CC' | 'ST'
export type ClassRole = 'WC' | 'MC' | 'CC'
export type Resource = 'food' | 'luxury' | 'health' | 'education' | 'influence'
export type Good = 'food' | 'luxury' | 'health' | 'education'
export type Skill = 'agriculture' | 'luxury' | 'healthcare' | 'education' | 'media' | 'unskilled'
export type Section = 'A' | 'B' | 'C'

export const ROLES: readonly Role[] = ['WC', 'MC', 'CC', 'ST']
export const GOODS: readonly Good[] = ['food', 'luxury', 'health', 'education']
export const SKILLS: readonly Skill[] = ['agriculture', 'luxury', 'healthcare', 'education', 'media', 'unskilled']
export const SECTIONS: readonly Section[] = ['A', 'B', 'C']
export const PHASES = ['preparation', 'action', 'production', 'elections', 'scoring'] as const

export const ROLES_BY_PLAYERS: Readonly<Record<number, readonly Role[]>> = {
  2: ['WC', 'CC'],
  3: ['WC', 'MC', 'CC'],
  4: ['WC', 'MC', 'CC', 'ST'],
}

export const MADE_BY: Readonly<Record<Skill, Resource | null>> = {
  agriculture: 'food',
  luxury: 'luxury',
  healthcare: 'health',
  education: 'education',
  media: 'influence',
  unskilled: null,
}

export type Pile = Partial<Record<Resource, number>>
export type Workers = Record<Skill, number>

export interface Company {
  company: string
  industry: Skill
  class: Role | null
  workers: (Skill | null)[]
  employee: Skill | null
  wage: 'L1' | 'L2' | 'L3' | null
  committed: boolean
  employee_committed: boolean
  strike: boolean
  machinery: boolean
  operational: boolean
}

export interface RoleView {
  vp: number
  money: number
  loans: number
  influence: number
  cards_in_hand: number
  workers?: number
  population?: number
  prosperity?: number
  prosperity_space?: number
  goods?: Pile
  worker_supply?: Workers
  trade_unions?: Skill[]
  storage?: Pile
  storage_limit?: Pile
  prices?: Pile
  market?: string[]
  storage_tiles?: Good[]
  capital?: number
  wealth?: number
  free_trade_zone?: Pile
  media_influence?: number
  legitimacy?: Record<ClassRole, number>
  legitimacy_tokens?: Record<ClassRole, number>
}

export interface Vote {
  section: string
  by: Role
  stances: Partial<Record<Role, 'in-favor' | 'against' | 'absent' | null>>
  waiting: Role[]
}

export interface Deal {
  deal: number
  food: number
  luxury: number
  cost: number
  tariffs: number[]
}

export type Export = { card: number } & Record<Good, [number, number][]>

export interface View {
  players: number
  round: number
  phase: string
  turn: number
  active: Role | null
  policies: Record<string, Section>
  tax_multiplier: number
  bills: { section: string; by: Role }[]
  voting_bag: Record<ClassRole, number>
  voting_cubes: Record<ClassRole, number>
  drawn_cubes: Record<ClassRole, number>
  vote: Vote | null
  supply: Pile
  imports: Pile
  export: Export
  business_deals: Deal[]
  unemployed: Partial<Record<Role, Workers>>
  demonstration: boolean
  companies: Record<Role, Company[]>
  closed_public_companies: string[]
  roles: Partial<Record<Role, RoleView>>
  decks: Record<string, unknown>
  discards: Record<string, unknown>
  events?: string[]
  political_agenda?: string[]
  state_benefits?: Record<ClassRole, Record<string, number>>
  seat?: Role
  hand?: string[]
  over: boolean
  winners: Role[]
  waiting: { seat: Role; kind: string }[]
  modules: Record<string, unknown>
}

/** An Automa as everybody sees it. Rows run from the bottom up, the card nearest the marker first. */
export interface AutomaView {
  role: Role
  mode: 'simple' | 'advanced'
  card: number | null
  pile: number
  discard: number[]
  action_rows: string[][]
  policy_rows: string[][]
  aside: string[]
}

export interface Option {
  id: string
  kind?: string
  text: string
  values: Record<string, string | number>
}

export interface Decision {
  kind: string
  options: Option[]
}

/** What was picked so far in an action of several picks, in words. */
export interface Picked {
  action: string
  parts: string[]
  total: string
}

export interface Refusal {
  action: string
  text: string
  page: number
}

export interface Happening {
  kind: string
  values: Record<string, string | number>
}

export interface LogEntry {
  n: number
  seat?: Role | null
  lines: string[]
  happenings?: Happening[]
}

export interface PhaseSummary {
  round: number
  phase: string
  payments: { who: string; to: string; amount: number; reason: string }[]
  vp: { who: Role; amount: number; reason: string }[]
  gained: { who: string; resource: string; amount: number; reason: string }[]
  spent: { who: string; resource: string; amount: number; reason: string }[]
  loans: Record<string, number>
}

export interface Forecast {
  seat: Role
  wages_in: number
  wages_out: number
  taxes: { reason: string; amount: number }[]
  tax_income: number
  food: { needed: number; have: number; to_buy: number; cost: number }
  production: { resource: Resource; amount: number; room: number; lost: number }[]
  money_after: number
  imf: {
    loans: number
    limit: number
    treasury: number
    wages: number
    income: number
    treasury_after: number
    new_loans: number
    to_pay: number
    comes: boolean
  }
}

/** Victory points by round, role and reason. */
export type Points = Record<string, Partial<Record<Role, Record<string, number>>>>

type Schemas = components['schemas']

export type SeatInfo = Schemas['SeatInfo']
export type TableInfo = Omit<Schemas['TableInfo'], 'seats'> & { seats: Partial<Record<Role, SeatInfo>> }
export type NewSeat = Schemas['NewSeat']
export type Choices = Omit<Schemas['Choices'], 'automa_roles'> & { automa_roles: Role[] }
export type CreatedTable = Omit<Schemas['CreatedTable'], 'seats'> & { seats: Partial<Record<Role, Schemas['CreatedSeat']>> }
