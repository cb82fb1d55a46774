// The log in parts: act by act, turn by turn, and what an Automa says to explain itself apart from what it did.
import { ROLES, type Happening, type HappeningKind, type LogEntry, type Resource, type Role } from './types'

export const BEGINNINGS = new Set<HappeningKind>(['round-began', 'phase-began', 'turn-began'])
const HEADLINES = new Set<HappeningKind>(['automa-acts', 'basic-action', 'card-played', 'history-set-off'])

const CRISIS = new Set<HappeningKind>([
  'imf-intervenes',
  'crisis-card-passed-over',
  'crisis-card-followed',
  'policy-changed',
  'policy-locked',
  'bond-issued',
])

/** What came of interventions of the IMF in the entries after one. */
export function interventions(log: LogEntry[], since: number): string[] {
  let underWay = false
  return log
    .filter((entry) => entry.n > since)
    .flatMap((entry) =>
      entry.lines.filter((_, n) => {
        const kind = entry.happenings[n]!.kind
        if (kind === 'imf-intervenes' || BEGINNINGS.has(kind)) underWay = kind === 'imf-intervenes'
        return underWay && CRISIS.has(kind)
      }),
    )
}

/** A chapter of the log, by its heading, or an act in one line; both with the entries that they are made of. */
export type Line = { kind: 'heading'; key: string; entries: LogEntry[]; text: string; chapter: boolean } | ActLine

export interface ActLine {
  kind: 'act'
  key: string
  entries: LogEntry[]
  first: number
  /** Nobody, where the table itself does something. */
  who: Role | null
  title: string
  parts: string[]
  money: number
  vp: number
  goods: Partial<Record<Resource, number>>
  happenings: Happening[]
  told: string[]
  explained: string[]
}

/** The log in short: a line an act, which goes on until the same player begins another, and headings between them. */
export function linesOf(log: readonly LogEntry[]): Line[] {
  const lines: Line[] = []
  for (const entry of log) {
    sectionsOf(entry).forEach((section, after) => {
      // A turn has no heading: each act says whose it is.
      if (section.heading && section.began !== 'turn-began')
        lines.push({
          kind: 'heading',
          key: `${entry.n}/${after}`,
          entries: [entry],
          text: section.heading,
          chapter: section.began === 'phase-began',
        })
      addActs(lines, entry, after, section)
    })
  }
  return lines
}

/** Lines made of the very same entries as before are those of before, so that only the others are drawn again. */
export function keepLines(before: readonly Line[], after: readonly Line[]): Line[] {
  const known = new Map(before.map((line) => [line.key, line]))
  return after.map((line) => {
    const old = known.get(line.key)
    return old && sameEntries(old, line) ? old : line
  })
}

const sameEntries = (one: Line, other: Line): boolean =>
  one.entries.length === other.entries.length && one.entries.every((entry, n) => entry === other.entries[n])

interface Section {
  heading: string
  began: HappeningKind | null
  happenings: Happening[]
  told: string[]
  explained: string[]
}

/** An entry cut where a round, a phase or a turn begins in it; mere bookkeeping has no line. */
function sectionsOf(entry: LogEntry): Section[] {
  let section: Section = { heading: '', began: null, happenings: [], told: [], explained: [] }
  const sections = [section]
  entry.happenings.forEach((happening, n) => {
    const line = entry.lines[n] ?? ''
    const began = happening.kind
    if (BEGINNINGS.has(began)) {
      sections.push((section = { heading: line, began, happenings: [], told: [], explained: [] }))
      return
    }
    section.happenings.push(happening)
    if (line) (happening.explains ? section.explained : section.told).push(line)
  })
  return sections
}

function addActs(lines: Line[], entry: LogEntry, after: number, section: Section): void {
  const acts = entry.acts.filter((act) => act.after === after)
  const lasting = lines.at(-1)
  if (acts.length === 0 && section.told.length + section.explained.length > 0) {
    const line = after === 0 && lasting?.kind === 'act' ? lasting : newLine(entry, after, null)
    if (line !== lasting) {
      line.parts.push(...section.told)
      lines.push(line)
    } else line.entries.push(entry)
    addStory(line, section)
  }
  acts.forEach((act, n) => {
    const last = lines.at(-1)
    const goesOn = last?.kind === 'act' && last.who === act.who && !act.title && after === 0
    const line = goesOn ? last : newLine(entry, after, act.who)
    if (goesOn) line.entries.push(entry)
    else lines.push(line)
    line.title ||= act.title
    line.parts.push(...act.parts)
    line.money += act.money
    line.vp += act.vp
    for (const [resource, amount] of Object.entries(act.goods) as [Resource, number][])
      line.goods[resource] = (line.goods[resource] ?? 0) + amount
    if (n === 0) addStory(line, section)
  })
}

/** The full story of a section belongs to the first of its lines. */
function addStory(line: ActLine, { happenings, told, explained }: Section): void {
  line.happenings.push(...happenings)
  line.told.push(...told)
  line.explained.push(...explained)
}

const newLine = (entry: LogEntry, after: number, who: Role | null): ActLine => ({
  kind: 'act',
  key: `${entry.n}/${after}/${who ?? 'table'}`,
  entries: [entry],
  first: entry.n,
  who,
  title: '',
  parts: [],
  money: 0,
  vp: 0,
  goods: {},
  happenings: [],
  told: [],
  explained: [],
})

/** One role's turn: what it did above all, and everything that came of it. */
export interface Turn {
  role: Role
  headlines: Happening[]
  told: string[]
  explained: string[]
}

/** The latest turn of each role in which anything has happened, in player order. */
export function latestTurns(log: LogEntry[]): Turn[] {
  const found = new Map<Role, Turn>()
  let later: { one: Happening; line: string }[] = []
  for (let n = log.length - 1; n >= 0 && found.size < ROLES.length; n--) {
    const { happenings, lines } = log[n]!
    for (let at = happenings.length - 1; at >= 0; at--) {
      const one = happenings[at]!
      if (!BEGINNINGS.has(one.kind)) {
        const line = lines[at]
        if (line) later.push({ one, line })
        continue
      }
      const role = one.values['who'] as Role
      if (one.kind === 'turn-began' && later.length > 0 && !found.has(role))
        found.set(role, turnOf(role, later.reverse()))
      later = []
    }
  }
  return ROLES.flatMap((role) => found.get(role) ?? [])
}

function turnOf(role: Role, happened: { one: Happening; line: string }[]): Turn {
  const headlines = happened
    .filter(({ one }) => HEADLINES.has(one.kind) && one.values['who'] === role)
    .map(({ one }) => one)
  const rest = happened.filter(({ one }) => !HEADLINES.has(one.kind) && one.kind !== 'ai-card-revealed')
  const lines = (explaining: boolean): string[] =>
    rest.filter(({ one }) => (one.explains ?? false) === explaining).map(({ line }) => line)
  return { role, headlines, told: lines(false), explained: lines(true) }
}
