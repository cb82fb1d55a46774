// What an Automa gave as its reasons, picked from the log.
import type { LogEntry, Role } from './types'

const ASIDES = ['priority-raised', 'priority-placed', 'priority-set-aside', 'automa-unable', 'automa-chose', 'ai-cards-drawn']
const TELLING = new Set(['ai-card-revealed', 'automa-acts', ...ASIDES])
const EXPLAINING = new Set(ASIDES)

/** What a log entry tells, apart from what an Automa says to explain itself. */
export function toldAndExplained(entry: LogEntry): { told: string[]; explained: string[] } {
  const explains = (line: number): boolean => EXPLAINING.has(entry.happenings[line]?.kind ?? '')
  return { told: entry.lines.filter((_, line) => !explains(line)), explained: entry.lines.filter((_, line) => explains(line)) }
}

/** The lines that say why an Automa did what it did in its last turn and since. */
export function reasons(log: LogEntry[], role: Role): string[] {
  for (let n = log.length - 1; n >= 0; n--) {
    const entry = log[n]
    if (!entry?.happenings.some((one) => one.kind === 'ai-card-revealed' && one.values['who'] === role)) continue
    return log.slice(n).flatMap((later) => later.happenings.flatMap((one, line) => (TELLING.has(one.kind) && one.values['who'] === role ? [later.lines[line] ?? ''] : [])))
  }
  return []
}
