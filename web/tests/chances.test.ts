import { describe, expect, it } from 'vitest'
import { chancesOf, percent, percentOff, roundsOf } from '../src/lib/chances'

describe('chances', () => {
  it('are told in whole per cent, and what they may be off is never made less', () => {
    expect(percent(0.444)).toBe(44)
    expect(percentOff(0.012)).toBe(2)
    expect(percentOff(0.07)).toBe(7)
    expect(percentOff(0)).toBe(0)
  })

  const moments = [
    { choices: 0, round: 1, seat: '', chances: { CC: 0.4, WC: 0.6 } },
    { choices: 1, round: 1, seat: 'WC', chances: { CC: 0.5, WC: 0.5 } },
    { choices: 9, round: 2, seat: 'CC', chances: { CC: 0.7, WC: 0.3 } },
    { choices: 15, round: 2, seat: '', chances: { CC: 1, WC: 0 } },
  ]

  it('have a line for each player, in player order', () => {
    expect(chancesOf(moments)).toEqual([
      { role: 'WC', chances: [0.6, 0.5, 0.3, 0] },
      { role: 'CC', chances: [0.4, 0.5, 0.7, 1] },
    ])
    expect(chancesOf([])).toEqual([])
  })

  it('are read where each round begins', () => {
    expect(roundsOf(moments)).toEqual([
      { round: 1, at: 0, chances: [0.6, 0.4] },
      { round: 2, at: 2, chances: [0.3, 0.7] },
    ])
  })

  it('begin no round at the end of the game', () => {
    const [last] = moments.slice(-1)
    expect(roundsOf([...moments, { ...last!, round: 3 }])).toHaveLength(2)
  })
})
