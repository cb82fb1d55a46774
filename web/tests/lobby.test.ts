import { describe, expect, it } from 'vitest'
import { readCards } from '../src/lib/cards'
import { askedAt, sortedByTurn } from '../src/lib/games'
import { aloneAs, keepTable, playersWith } from '../src/lib/opening'
import { ownTable, type OwnTable } from '../src/lib/seats'
import type { Cards, Role, SeatInfo, TableInfo } from '../src/lib/types'

const seat = (played_by: SeatInfo['played_by'] = 'person'): SeatInfo => ({
  name: '',
  kind: 'me',
  bot: '',
  taken: true,
  played_by,
  connected: false,
  away_for: 0,
  has_played: false,
  handed_by: null,
  coach: false,
})
const table = (id: string, waiting: Role[], updated: number, over = false): TableInfo => ({
  id,
  listed: false,
  open: false,
  away_seconds: 120,
  seed_known: false,
  suggestions: false,
  coached: false,
  puzzle: false,
  next_table: null,
  lesson: null,
  players: 2,
  round: 1,
  phase: 'action',
  over,
  updated,
  modules: [],
  seats: { WC: seat(), CC: seat() },
  waiting: waiting.map((role) => ({ seat: role, kind: 'turn' })),
  winners: [],
  scores: {},
})
const mine: OwnTable = { tokens: { WC: 'secret' }, invites: {}, seen: 0 }

describe('my games', () => {
  it('puts first what waits for me, then what waits for others, then what is over, the newest of each first', () => {
    const tables = [
      table('over', [], 9, true),
      table('theirs', ['CC'], 8),
      table('mine-old', ['WC'], 1),
      table('mine-new', ['CC', 'WC'], 2),
    ]
    const own = Object.fromEntries(tables.map(({ id }) => [id, mine]))
    expect(sortedByTurn(tables, own).map(({ id }) => id)).toEqual(['mine-new', 'mine-old', 'theirs', 'over'])
  })

  it('does not wait for me where a bot plays my seat, nor where I only watch', () => {
    const waiting = table('t', ['WC'], 1)
    expect(askedAt(waiting, mine)?.seat).toBe('WC')
    expect(askedAt({ ...waiting, seats: { WC: seat('bot') } }, mine)).toBeUndefined()
    expect(askedAt(waiting, undefined)).toBeUndefined()
  })
})

describe('a new table', () => {
  it('for one person has as many roles as the role needs', () => {
    const roles: Cards['roles'] = { 2: ['WC', 'CC'], 3: ['WC', 'MC', 'CC'], 4: ['WC', 'MC', 'CC', 'ST'] }
    readCards({ roles } as Cards)
    expect(playersWith('WC', 2)).toBe(2)
    expect(playersWith('MC', 2)).toBe(3)
    expect(playersWith('ST', 3)).toBe(4)
    expect(aloneAs('MC', 2, ['CC'])).toMatchObject({
      players: 3,
      seats: { WC: { kind: 'bot' }, MC: { kind: 'me' }, CC: { kind: 'automa' } },
    })
  })

  it('leaves the keys of my own seats and the links of my friends on this device', () => {
    const location = { origin: 'https://games.example' }
    Object.assign(globalThis, { location })
    const opened = keepTable({
      id: 'new',
      watch: 'new',
      host: 'host',
      seats: {
        WC: { kind: 'me', name: '', token: 'secret', invitation: null },
        CC: { kind: 'friend', name: '', token: null, invitation: 'come' },
      },
    })
    expect(opened.invites).toEqual([['CC', 'https://games.example/#/table/new/invite/CC/come']])
    expect(ownTable('new')).toMatchObject({ tokens: { WC: 'secret' }, invites: { CC: 'come' }, host: 'host' })
  })
})
