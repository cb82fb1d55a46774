import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableClient, type Wire } from '../src/lib/table.svelte'

class MockWire implements Wire {
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }
  close(): void {
    this.onclose?.()
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const state = (number: number, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  type: 'state',
  number,
  choices: number,
  view: { round: 1, roles: { WC: { vp: number } } },
  prompt: 'What will you do?',
  decision: { kind: 'turn', options: [{ id: 'end-turn', text: 'End', values: {} }] },
  log: [{ n: number, lines: [`choice ${number}`] }],
  log_after: number - 1,
  can_undo: true,
  picked: null,
  unavailable: [],
  waiting: [],
  seats: {},
  ...more,
})

let wires: MockWire[] = []
function seated(): TableClient {
  const client = new TableClient('t1', 'WC', 'secret', 'en', () => {
    const wire = new MockWire()
    wires.push(wire)
    return wire
  })
  client.open()
  wires[0]?.onopen?.()
  return client
}

beforeEach(() => {
  wires = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

describe('a table client', () => {
  it('says hello with its token and shows the state', () => {
    const client = seated()
    expect(wires[0]?.sent[0]).toEqual({ type: 'hello', token: 'secret', language: 'en' })
    wires[0]?.hear(state(3))
    expect(client.state.number).toBe(3)
    expect(client.state.view?.roles.WC?.vp).toBe(3)
    expect(client.log).toHaveLength(1)
  })

  it('chooses only what is offered, once, with the number it has seen', () => {
    const client = seated()
    wires[0]?.hear(state(3))
    client.choose('no-such-option')
    expect(wires[0]?.sent).toHaveLength(1)
    client.choose('end-turn')
    client.choose('end-turn')
    expect(wires[0]?.sent).toHaveLength(2)
    expect(wires[0]?.sent[1]).toMatchObject({ type: 'choose', number: 3, option: 'end-turn' })
  })

  it('sends an unacknowledged choice again, with the same key, after a lost connection', () => {
    const client = seated()
    wires[0]?.hear(state(3))
    client.choose('end-turn')
    const key = wires[0]?.sent[1]?.['key']
    wires[0]?.close()
    expect(client.connected).toBe(false)
    vi.advanceTimersByTime(300)
    wires[1]?.onopen?.()
    expect(wires[1]?.sent.map((message) => message['type'])).toEqual(['hello', 'choose'])
    expect(wires[1]?.sent[1]?.['key']).toBe(key)
  })

  it('sends an acknowledged choice no more', () => {
    const client = seated()
    wires[0]?.hear(state(3))
    client.choose('end-turn')
    wires[0]?.hear({ type: 'ack', key: wires[0]?.sent[1]?.['key'] })
    wires[0]?.close()
    vi.advanceTimersByTime(300)
    wires[1]?.onopen?.()
    expect(wires[1]?.sent).toHaveLength(1)
    client.close()
  })

  it('forgets what an undo has taken back from the log', () => {
    const client = seated()
    wires[0]?.hear(state(3))
    wires[0]?.hear(state(4))
    expect(client.log.map((entry) => entry.n)).toEqual([3, 4])
    wires[0]?.hear(state(5, { choices: 3, log: [], log_after: 3 }))
    expect(client.log.map((entry) => entry.n)).toEqual([3])
  })

  it('keeps showing the table when a choice is refused, and lets one choose again', () => {
    const client = seated()
    wires[0]?.hear(state(3))
    client.choose('end-turn')
    wires[0]?.hear({ type: 'error', key: wires[0]?.sent[1]?.['key'], error: 'stale', message: 'moved on' })
    expect(client.refused?.message).toBe('moved on')
    expect(client.sending).toBe(false)
    expect(client.fatal).toBe(false)
  })

  it('lets the answer to a choice be seen before it shows what others did next', () => {
    const client = seated()
    wires[0]?.hear(state(3))
    client.choose('end-turn')
    wires[0]?.hear({ type: 'ack', key: wires[0]?.sent[1]?.['key'] })
    wires[0]?.hear(state(4, { decision: null }))
    wires[0]?.hear(state(5, { decision: null }))
    wires[0]?.hear(state(6))
    expect(client.state.number).toBe(4)
    expect(client.sending).toBe(false)
    vi.advanceTimersByTime(100)
    expect(client.state.number).toBe(6)
    expect(client.log.map((entry) => entry.n)).toEqual([3, 4, 5, 6])
    wires[0]?.hear(state(7))
    expect(client.state.number).toBe(7)
  })

  it('gives up when the server knows no such seat', () => {
    const client = seated()
    wires[0]?.hear({ type: 'error', key: null, error: 'bad-token', message: 'no' })
    expect(client.fatal).toBe(true)
    wires[0]?.close()
    vi.advanceTimersByTime(10_000)
    expect(wires).toHaveLength(1)
  })

  it('tries again when the server is full or its storage fails, ever more patiently', () => {
    const client = seated()
    for (const [turn, error] of ['too-many', 'storage-failed', 'too-fast'].entries()) {
      wires[turn]?.hear({ type: 'error', key: null, error, message: 'later' })
      wires[turn]?.close()
      expect(client.fatal).toBe(false)
      vi.advanceTimersByTime(250 * 2 ** turn - 1)
      expect(wires).toHaveLength(turn + 1)
      vi.advanceTimersByTime(1)
      expect(wires).toHaveLength(turn + 2)
      wires[turn + 1]?.onopen?.()
    }
    wires[3]?.hear(state(3))
    expect(client.refused).toBe(null)
    wires[3]?.close()
    vi.advanceTimersByTime(250)
    expect(wires).toHaveLength(5)
    client.close()
  })

  it('shows chats in the order in which they were said', () => {
    const client = seated()
    const said = { type: 'chat', seat: 'WC', name: 'Ann', text: 'Hello', at: 5 }
    for (const id of [7, 5, 6]) wires[0]?.hear({ ...said, id })
    expect(client.chat.map((line) => line.id)).toEqual([5, 6, 7])
  })

  it('shows each chat once', () => {
    const client = seated()
    const said = { type: 'chat', id: 1, seat: 'WC', name: 'Ann', text: 'Hello', at: 5 }
    wires[0]?.hear(said)
    wires[0]?.hear(said)
    expect(client.chat).toHaveLength(1)
  })

  it('changes a plan by taking back and choosing anew, and draws only the end of it', () => {
    const client = seated()
    const offering = (number: number, ...ids: string[]) =>
      state(number, {
        prompt: `after ${number}`,
        decision: { kind: 'x', options: ids.map((id) => ({ id, text: id, values: {} })) },
      })
    const answer = (message: Record<string, unknown>): void => {
      wires[0]?.hear({ type: 'ack', key: wires[0]?.sent.at(-1)?.['key'] })
      wires[0]?.hear(message)
      vi.runAllTimers()
    }
    wires[0]?.hear(offering(5, 'done'))
    client.change(2, ['discard/b', 'fill/clinic'])
    answer(offering(6, 'fill/clinic'))
    answer(offering(7, 'discard/a', 'discard/b'))
    answer(offering(8, 'fill/clinic'))
    expect(client.sending).toBe(true)
    expect(client.state.prompt).toBe('after 5')
    answer(offering(9, 'done'))
    expect(wires[0]?.sent.slice(1).map((one) => one['option'] ?? one['type'])).toEqual([
      'undo',
      'undo',
      'discard/b',
      'fill/clinic',
    ])
    expect(client.sending).toBe(false)
    expect(client.state.prompt).toBe('after 9')
  })
  it('stops changing a plan where a choice is not offered any more, and asks for it', () => {
    const client = seated()
    wires[0]?.hear(state(5))
    client.change(1, ['gone', 'end-turn'])
    wires[0]?.hear({ type: 'ack', key: wires[0]?.sent.at(-1)?.['key'] })
    wires[0]?.hear(state(6, { prompt: 'Which card?' }))
    expect(wires[0]?.sent.slice(1).map((one) => one['type'])).toEqual(['undo'])
    expect(client.sending).toBe(false)
    expect(client.state.prompt).toBe('Which card?')
  })
})
