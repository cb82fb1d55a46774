// The votes that the log tells of. One vote may decide on several sections; then each has a result of its own, one after the other.
import type { LogEntry, Role } from './types'

export interface VoteResult {
  n: number
  sections: string[]
  inFavor: number
  against: number
  passed: boolean
  spent: { who: Role; amount: number }[]
  points: { who: Role; amount: number }[]
}

export function votesIn(log: LogEntry[]): VoteResult[] {
  const found: VoteResult[] = []
  let spent: VoteResult['spent'] = []
  let before = ''
  for (const entry of log) {
    for (const { kind, values } of entry.happenings ?? []) {
      const last = found.at(-1)
      if (kind === 'vote-began' || kind === 'vote-called') spent = []
      if (kind === 'influence-spent' && Number(values['amount']) > 0)
        spent.push({ who: values['who'] as Role, amount: Number(values['amount']) })
      if (kind === 'vote-result' && before === kind) last?.sections.push(String(values['section']))
      else if (kind === 'vote-result')
        found.push({
          n: entry.n,
          sections: [String(values['section'])],
          inFavor: Number(values['in-favor']),
          against: Number(values['against']),
          passed: Number(values['passed']) > 0,
          spent,
          points: [],
        })
      if (kind === 'vp' && values['reason'] === 'bill-passed')
        last?.points.push({ who: values['who'] as Role, amount: Number(values['amount']) })
      before = kind
    }
  }
  return found
}
