// The shapes that the server sends, made from its OpenAPI description, and the orders that the page shows things in.
import type { components } from './schema'

type Schemas = components['schemas']

export type Role = Schemas['Role']
export type ClassRole = keyof Schemas['ForEachClass']
export type Resource = keyof Schemas['Supply']
export type Good = keyof Schemas['Goods']
export type Skill = Schemas['Skill']

export type View = Schemas['Board']
export type Section = View['policies'][string]
export type Phase = View['phase']
export type Company = Schemas['CompanyView']
export type AutomaView = Schemas['AutomaView']
export type AgendaView = Schemas['AgendaView']
export type AgendaProgress = Schemas['Progress']
export type Decision = Schemas['Question']
export type Option = Schemas['Choice']
export type Brings = Schemas['BringsTold']
export type Picked = Schemas['Picks']
export type Plan = Schemas['Plan']
export type Refusal = Schemas['Refusal']
export type Waiting = Schemas['Waiting']
export type Happening = Schemas['Event']
export type LogEntry = Schemas['LogEntry']
export type PhaseSummary = Schemas['PhaseSummary']
export type Forecast = Schemas['Forecast']
export type Points = State['points']

export type Told = Schemas['Told']
export type State = Schemas['State']
export type Changes = Schemas['Changes']
// Without a seat, the table itself says it.
export type ChatLine = Omit<Schemas['Chat'], 'seat'> & { seat: Role | null }
export type Refused = Schemas['Error']
export type Request = Schemas['Request']
export type ReplayFrame = Schemas['ReplayFrame']

export type SeatInfo = Schemas['SeatInfo']
export type Seats = Schemas['Seats']
export type TableInfo = Schemas['TableInfo']
export type NewSeat = Schemas['NewSeat']
/** What is left out is as the server has it by default. */
export type NewTable = Pick<Schemas['NewTable'], 'players' | 'seats'> & Partial<Schemas['NewTable']>
export type ChangeTable = Schemas['ChangeTable']
export type CreatedTable = Schemas['CreatedTable']
export type Choices = Schemas['Choices']
export type Language = Schemas['Language']
export type Words = Schemas['Words']
export type Cards = Schemas['Cards']
export type CompanyFigures = Schemas['CompanyFigures']
export type CardText = Schemas['CardText']
export type EventText = Schemas['EventText']
export type CrisisCardText = Schemas['CrisisCardText']
export type AgendaText = Schemas['AgendaText']
export type HistoricalEventText = Schemas['HistoricalEventText']
export type AICardText = Schemas['AICardText']
export type PlayerAid = Schemas['PlayerAid']
export type Tracks = Schemas['Tracks']
export type Sheet = Schemas['Sheet']
export type Sheets = Schemas['Sheets']
export type Family = Schemas['Family']
export type Figure = Schemas['Figure']
export type ActionName = Schemas['ActionName']
export type ActionCard = Schemas['ActionCard']
export type OptionKind = Schemas['OptionKind']
export type Industry = Schemas['Industry']

export const ROLES: readonly Role[] = ['WC', 'MC', 'CC', 'ST']
export const GOODS: readonly Good[] = ['food', 'luxury', 'health', 'education']
export const SKILLS: readonly Skill[] = ['agriculture', 'luxury', 'healthcare', 'education', 'media', 'unskilled']
export const CLASSES: readonly ClassRole[] = ['WC', 'MC', 'CC']
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
