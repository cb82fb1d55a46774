// What was settled while nobody was asked and has not been looked at yet: phases, votes and interventions of the IMF.
import { interventions } from './log'
import type { TableClient } from './table.svelte'
import type { PhaseSummary } from './types'
import { votesIn, type VoteResult } from './votes'

export type Settlement =
  { kind: 'phase'; phase: PhaseSummary } | { kind: 'vote'; vote: VoteResult } | { kind: 'crisis'; lines: string[] }

const keyOf = (one: PhaseSummary): string => `${one.round}/${one.phase}`

export class Settled {
  parts = $state.raw<Settlement[]>([])
  /** Whether it is told already. */
  opened = $state(false)
  private readonly known: Set<string>
  private seen: number

  constructor(private readonly client: TableClient) {
    this.known = new Set(this.finished().map(keyOf))
    this.seen = client.log.at(-1)?.n ?? 0
  }

  private finished(): PhaseSummary[] {
    const { summary, over, view } = this.client.state
    return summary.filter((one) => over || one.phase !== view?.phase || one.round !== view.round)
  }

  /** Note what has been settled since. A phase comes before the votes that follow it: production, elections, scoring. */
  note(): void {
    const phases = this.finished().filter((one) => !this.known.has(keyOf(one)))
    const votes = votesIn(this.client.log).filter((one) => one.n > this.seen)
    if (phases.length === 0 && votes.length === 0) return
    const crisis = interventions(this.client.log, this.seen)
    for (const one of phases) this.known.add(keyOf(one))
    this.seen = this.client.log.at(-1)?.n ?? this.seen
    const told = phases.filter((one) => one.payments.length + one.vp.length + one.gained.length > 0)
    const before = told.filter((one) => one.phase === 'production')
    const after = told.filter((one) => one.phase !== 'production')
    this.parts = [
      ...this.parts,
      ...before.map((phase): Settlement => ({ kind: 'phase', phase })),
      ...(crisis.length > 0 ? [{ kind: 'crisis', lines: crisis } as const] : []),
      ...votes.map((vote): Settlement => ({ kind: 'vote', vote })),
      ...after.map((phase): Settlement => ({ kind: 'phase', phase })),
    ]
  }

  /** Votes and production were watched as they happened, so nobody needs to be told of them. */
  watched(): void {
    this.parts = this.parts.filter((part) => part.kind === 'phase' && part.phase.phase !== 'production')
    if (this.parts.length === 0) this.opened = false
  }

  clear(): void {
    this.parts = []
    this.opened = false
  }
}
