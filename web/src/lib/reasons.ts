// What an Automa gave as its reasons, picked from the log.
import type { LogEntry, Role } from './types'

const TELLING = new Set(['ai-card-revealed', 'priority-raised', 'priority-placed', 'priority-set-aside', 'automa-unable', 'automa-acts', 'automa-chose', 'ai-cards-drawn'])

/** The lines of an Automa's last turn that say why it did what it did. */
export function reasons(log: LogEntry[], role: Role): string[] {
  for (let n = log.length - 1; n >= 0; n--) {
    const entry = log[n]
    const happenings = entry?.happenings ?? []
    if (!happenings.some((one) => one.kind === 'ai-card-revealed' && one.values['who'] === role)) continue
    return happenings.flatMap((one, line) => (TELLING.has(one.kind) && one.values['who'] === role ? [entry?.lines[line] ?? ''] : []))
  }
  return []
}
