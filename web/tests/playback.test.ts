// What is played, cut from the log.
import { describe, expect, it } from 'vitest'
import { motionsOf, PLAYED, placesOf } from '../src/lib/playback/motions'
import { scenesAfter, type Production, type Vote } from '../src/lib/playback/scenes'
import type { Happening, HappeningKind, LogEntry, Role } from '../src/lib/types'

const happening = (kind: HappeningKind, values: Happening['values'] = {}): Happening => ({ kind, values })
const entry = (n: number, seat: Role | null, ...happenings: Happening[]): LogEntry => ({
  n,
  seat,
  acts: [],
  lines: happenings.map(({ kind }) => kind),
  happenings,
})
const paid = (who: string, to: string, amount: number, reason: string): Happening =>
  happening('paid', { who, to, amount, reason })
const goods = (kind: 'gained' | 'spent', who: string, resource: string, amount: number, reason: string): Happening =>
  happening(kind, { who, resource, amount, reason, area: 'for-sale' })

describe('what is played', () => {
  it('is only what came after what was seen', () => {
    const log = [entry(1, 'WC', paid('WC', 'CC', 5, 'purchase')), entry(2, 'CC', paid('CC', 'WC', 5, 'wages'))]
    expect(scenesAfter(log, 1).map(({ n }) => n)).toEqual([2])
    expect(scenesAfter(log, 2)).toEqual([])
  })

  it('leaves out what nobody would see', () => {
    expect(scenesAfter([entry(1, 'WC', happening('deck-reshuffled', { deck: 'deck-WC' }))], 0)).toEqual([])
  })

  it('hands goods over from the seller to the buyer', () => {
    const bought = [goods('spent', 'MC', 'food', 3, 'purchase'), goods('gained', 'WC', 'food', 3, 'purchase')]
    const [act] = scenesAfter([entry(1, 'WC', paid('WC', 'MC', 30, 'purchase'), ...bought)], 0)
    const flights = act?.kind === 'act' ? act.beats.flat() : []
    expect(flights.map((motion) => motion.does === 'fly' && [motion.sign, motion.from, motion.to])).toEqual([
      ['coin', 'money:WC', 'money:MC'],
      ['food', 'for-sale:MC:food', 'for-sale:WC:food'],
    ])
  })

  it('says of every kind of happening where it is seen, or that it is not', () => {
    const values = {
      who: 'WC',
      to: 'CC',
      skill: 'media',
      from: 'unemployed',
      section: '1A',
      amount: 1,
      resource: 'food',
    }
    for (const kind of Object.keys(PLAYED) as HappeningKind[]) {
      const one = happening(kind, values)
      expect(placesOf(one).length > 0).toBe(PLAYED[kind] !== null)
      if (PLAYED[kind] === null) expect(motionsOf(one)).toEqual([])
    }
  })
})

describe('a vote', () => {
  const begun = [happening('vote-began', { section: '2A' }), happening('stance', { who: 'WC', 'in-favor': 1 })]
  const drawn = happening('cubes-drawn', { WC: 3, MC: 0, CC: 2 })
  const result = happening('vote-result', { section: '2A', 'in-favor': 3, against: 2, passed: 1 })

  it('is one scene from the first cube to the result, also when nobody has influence', () => {
    const log = [
      entry(1, 'WC', ...begun),
      entry(2, 'CC', happening('stance', { who: 'CC', 'in-favor': 0 }), drawn, result),
    ]
    const [, , vote] = scenesAfter(log, 0) as Vote[]
    expect(vote).toMatchObject({
      kind: 'vote',
      sections: ['2A'],
      stances: { WC: 'in-favor', CC: 'against' },
      cubes: ['WC', 'CC', 'WC', 'CC', 'WC'],
      draws: true,
      result: { inFavor: 3, against: 2, passed: true },
    })
  })

  it('ends with the cubes, which go back into the bag or to their owners', () => {
    const back = [
      happening('cubes-put-aside', { who: 'WC', amount: 3 }),
      happening('cubes-returned', { who: 'CC', amount: 2 }),
    ]
    const scenes = scenesAfter([entry(1, 'CC', ...begun, drawn, result, ...back)], 0)
    const vote = scenes.at(-1) as Vote
    expect(vote.back).toMatchObject([
      { sign: 'cube', from: 'drawn:WC', to: 'player:WC', count: 3 },
      { sign: 'cube', from: 'drawn:CC', to: 'bag:CC', count: 2 },
    ])
  })

  it('shows the cubes of before where only the result is new', () => {
    const spent = happening('influence-spent', { who: 'CC', amount: 2 })
    const log = [entry(1, 'CC', ...begun, drawn), entry(2, 'CC', spent, result)]
    const [vote] = scenesAfter(log, 1) as Vote[]
    expect(vote).toMatchObject({ draws: false, spent: [{ who: 'CC', amount: 2 }] })
    expect(vote?.cubes).toHaveLength(5)
  })
})

describe('the production', () => {
  it('goes sector by sector, then food, then taxes', () => {
    const log = [
      entry(
        1,
        'ST',
        happening('phase-began', { phase: 'production' }),
        happening('company-at-work', { who: 'ST', company: 'public-hospital' }),
        paid('ST', 'WC', 35, 'wages'),
        goods('gained', 'ST', 'health', 6, 'production'),
        happening('company-at-work', { who: 'ST', company: 'public-university' }),
        paid('ST', 'MC', 25, 'wages'),
        goods('gained', 'ST', 'education', 6, 'production'),
        happening('company-at-work', { who: 'CC', company: 'supermarket' }),
        paid('CC', 'WC', 20, 'wages'),
        goods('gained', 'CC', 'food', 4, 'production'),
        goods('spent', 'MC', 'food', 2, 'needs'),
        paid('CC', 'ST', 30, 'employment-tax'),
      ),
    ]
    const scenes = scenesAfter(log, 0) as Production[]
    expect(scenes.map(({ sector }) => sector)).toEqual(['ST', 'CC', 'food', 'taxes'])
    expect(scenes[0]?.steps.map(({ booking }) => booking)).toMatchObject([
      { company: 'public-hospital', who: 'ST', money: -35, goods: { health: 6 } },
      { company: 'public-university', who: 'ST', money: -25, goods: { education: 6 } },
    ])
    expect(scenes[0]?.steps[1]?.paid).toEqual([
      { who: 'ST', amount: -25 },
      { who: 'MC', amount: 25 },
    ])
    expect(scenes.at(-1)?.steps[0]?.booking).toMatchObject({ who: 'CC', reason: 'employment-tax', money: -30 })
  })
})
