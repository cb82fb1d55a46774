// The log in parts: turn by turn, and what an Automa says to explain itself apart from what it did.
import { ROLES, type Happening, type HappeningKind, type LogEntry, type Role } from './types'

const TELLING = new Set<HappeningKind>(['ai-card-revealed', 'automa-acts', 'ai-bonus-used', 'special-action-performed'])

const BEGINNINGS = new Set<HappeningKind>(['round-began', 'phase-began', 'turn-began'])
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

/** What happened under a heading: the round, the phase or the turn that began. */
export interface Part {
  heading: string
  told: string[]
  explained: string[]
}

/** A log entry cut where a round, a phase or a turn begins in it; mere bookkeeping has no line. */
export function partsOf(entry: LogEntry): Part[] {
  let part: Part = { heading: '', told: [], explained: [] }
  const parts = [part]
  entry.lines.forEach((line, n) => {
    const one = entry.happenings[n]!
    if (BEGINNINGS.has(one.kind)) parts.push((part = { heading: line, told: [], explained: [] }))
    else if (line) (one.explains ? part.explained : part.told).push(line)
  })
  return parts.filter((one) => one.heading || one.told.length + one.explained.length > 0)
}

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

/** The lines that say why an Automa did what it did in its last turn and since. */
export function reasons(log: LogEntry[], role: Role): string[] {
  for (let n = log.length - 1; n >= 0; n--) {
    const entry = log[n]
    if (!entry?.happenings.some((one) => one.kind === 'ai-card-revealed' && one.values['who'] === role)) continue
    return log
      .slice(n)
      .flatMap((later) =>
        later.happenings.flatMap((one, line) =>
          (one.explains || TELLING.has(one.kind)) && one.values['who'] === role ? [later.lines[line] ?? ''] : [],
        ),
      )
      .filter((line) => line)
  }
  return []
}
