import { describe, expect, it } from 'vitest'
import { ladderOf, rowsAt } from '../src/lib/ladder'
import type { Happening, LogEntry } from '../src/lib/types'

const told = (kind: Happening['kind'], values: Happening['values'] = {}, why?: string): Happening => ({
  kind,
  values: { who: 'CC', ...values },
  explains: true,
  ...(why === undefined ? {} : { why }),
})
const did = (kind: Happening['kind'], values: Happening['values'] = {}): Happening => ({
  kind,
  values: { who: 'CC', ...values },
})
const entry = (n: number, ...happenings: Happening[]): LogEntry => ({
  n,
  seat: 'CC',
  acts: [],
  lines: happenings.map((one) => (one.kind === 'priority-rows' ? '' : `${n} ${one.kind}`)),
  happenings,
})
const rows = (actions: string): Happening => told('priority-rows', { actions, policies: 'P1, P3', aside: 'P2' })

const TURN = entry(
  4,
  did('ai-card-revealed', { card: 'CC-12' }),
  rows('SA LOB, BC'),
  told('automa-checks', { check: 'LOB' }),
  told('priority-raised', { card: 'LOB', rows: 3 }, 'The others have more'),
  rows('SA, BC, , LOB'),
  told('automa-checks', { check: 'BC' }),
  told('priority-stays', { card: 'BC', rows: 0 }, 'Nothing would work'),
  rows('SA, BC, , LOB'),
  rows('SA, BC, LOB'),
  told('top-priorities', { first: 'LOB', second: 'BC' }),
  told('automa-unable', { action: 'LOB' }, 'It has 5 V'),
  did('automa-acts', { action: 'BC' }),
  told('narrowed', { left: 1, fell: 1, stay: 'build-company/clinic', out: 'build-company/college' }, 'The dearest'),
  did('company-built', { company: 'clinic' }),
  told('priority-lowered', { card: 'BC', rows: 2 }),
  rows('SA BC, LOB'),
  did('turn-began', { turn: 2 }),
  told('automa-chose'),
)

describe('the ladder of an Automa', () => {
  const steps = ladderOf([entry(1, did('ai-card-revealed')), TURN, entry(5, did('paid'))], 'CC')

  it('has a step for its card, each check, the top two, what failed, the list, what it did and the rows after', () => {
    expect(steps.map((step) => [step.kind, step.about])).toEqual([
      ['card', ''],
      ['check', 'LOB'],
      ['check', 'BC'],
      ['top', 'LOB'],
      ['unable', 'LOB'],
      ['acts', 'BC'],
      ['list', 'BC'],
      ['done', 'BC'],
      ['after', 'BC'],
    ])
  })
  it('shows at each step how the rows lie by then', () => {
    const lying = steps.map((_, at) => rowsAt(steps, at).now?.actions)
    expect(lying[0]).toEqual([['SA', 'LOB'], ['BC']])
    expect(lying[1]).toEqual([['SA'], ['BC'], [], ['LOB']])
    expect(lying[3]).toEqual([['SA'], ['BC'], ['LOB']])
    expect(lying[7]).toEqual([['SA'], ['BC'], ['LOB']])
    expect(lying[8]).toEqual([['SA', 'BC'], ['LOB']])
    expect(rowsAt(steps, 8).before?.actions).toEqual([['SA', 'LOB'], ['BC']])
  })
  it('tells why a card moves, why an action fails and who falls out', () => {
    expect(steps[1]?.moves).toEqual([{ card: 'LOB', rows: 3, why: 'The others have more' }])
    expect(steps[2]?.moves).toEqual([{ card: 'BC', rows: 0, why: 'Nothing would work' }])
    expect(steps[4]?.why).toBe('It has 5 V')
    expect(steps[6]?.list).toMatchObject({ stay: ['build-company/clinic'], out: ['build-company/college'] })
    expect(steps[8]?.moves).toEqual([{ card: 'BC', rows: -2, why: '' }])
  })
  it('ends with the turn, and is empty for who had none', () => {
    expect(steps.at(-1)?.lines).toEqual(['4 priority-lowered'])
    expect(ladderOf([TURN], 'MC')).toEqual([])
  })
})
