import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableClient, type Wire } from '../src/lib/table.svelte'

class MockWire implements Wire {
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event?: { code: number }) => void) | null = null
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }
  close(code?: number): void {
    this.onclose?.(code === undefined ? undefined : { code })
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
    expect(wires[0]?.sent[0]).toEqual({ type: 'hello', token: 'secret', language: 'en', changes: true })
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
    expect([client.sending, client.answering]).toEqual([false, true])
    vi.advanceTimersByTime(100)
    expect([client.state.number, client.answering]).toEqual([6, false])
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

  it('puts changes into the state it has, and leaves the rest of the view as it is', () => {
    const client = seated()
    wires[0]?.hear(state(3, { view: { round: 1, turn: 2, roles: { WC: { vp: 3 } } } }))
    const change = { type: 'changes', log_after: 3, log: [{ n: 4, lines: ['choice 4'] }] }
    wires[0]?.hear({
      ...change,
      number: 4,
      changed: { prompt: 'Wait', choices: 4, view: { roles: { WC: { vp: 9 } } } },
    })
    expect(client.state).toMatchObject({ number: 4, choices: 4, prompt: 'Wait', can_undo: true })
    expect(client.state.view).toEqual({ round: 1, turn: 2, roles: { WC: { vp: 9 } } })
    expect(client.log.map((entry) => entry.n)).toEqual([3, 4])
    wires[0]?.hear({ ...change, number: 5, log: [], log_after: 4, changed: { view: { turn: 3 } } })
    expect(client.state.view).toEqual({ round: 1, turn: 3, roles: { WC: { vp: 9 } } })
    expect(client.state.prompt).toBe('Wait')
  })

  it('shows several changes that waited together as if they had come one by one', () => {
    const client = seated()
    wires[0]?.hear(state(3))
    client.choose('end-turn')
    wires[0]?.hear({ type: 'ack', key: wires[0]?.sent[1]?.['key'] })
    const change = { type: 'changes', log: [] }
    wires[0]?.hear({ ...change, number: 4, log_after: 3, changed: { view: { round: 2 } } })
    wires[0]?.hear({ ...change, number: 5, log_after: 3, changed: { view: { turn: 4 } } })
    wires[0]?.hear({ ...change, number: 6, log_after: 3, changed: { view: { round: 3 } } })
    expect(client.state.view?.round).toBe(2)
    vi.advanceTimersByTime(100)
    expect(client.state.view).toMatchObject({ round: 3, turn: 4 })
    expect(client.state.number).toBe(6)
  })

  it('takes no changes before a whole state of the same connection', () => {
    const client = seated()
    wires[0]?.hear(state(3))
    wires[0]?.close()
    vi.advanceTimersByTime(300)
    wires[1]?.onopen?.()
    wires[1]?.hear({ type: 'changes', number: 9, log_after: 8, log: [], changed: {} })
    expect(client.state.number).toBe(3)
    client.close()
  })

  it('does not throw another window of the same seat out by itself', () => {
    const client = seated()
    wires[0]?.hear(state(3))
    wires[0]?.hear({ type: 'error', key: null, error: 'too-many-windows', message: 'elsewhere' })
    wires[0]?.close(4409)
    client.wake()
    vi.advanceTimersByTime(60_000)
    expect(wires).toHaveLength(1)
    expect(client.displaced).toBe(true)
    client.continueHere()
    expect(wires).toHaveLength(2)
    client.close()
  })

  it('comes back by itself after a restart that was told', () => {
    const client = seated()
    wires[0]?.hear(state(3))
    wires[0]?.hear({ type: 'notice', code: 'restarting', text: 'soon back' })
    wires[0]?.close(1012)
    expect(client.restarting).toBe(true)
    vi.advanceTimersByTime(250)
    wires[1]?.onopen?.()
    wires[1]?.hear(state(3))
    expect(client.restarting).toBe(false)
    client.close()
  })

  it('gives up a table that was closed while one sat at it', () => {
    const client = seated()
    wires[0]?.hear(state(3))
    wires[0]?.hear({ type: 'error', key: null, error: 'table-closed', message: 'closed' })
    wires[0]?.close(4404)
    vi.advanceTimersByTime(60_000)
    expect([wires.length, client.fatal, client.refused?.message]).toEqual([1, true, 'closed'])
  })

  it('keeps what the operator says until it is dismissed', () => {
    const client = seated()
    for (const text of ['one', 'two']) wires[0]?.hear({ type: 'notice', code: 'operator', text })
    expect(client.notices.map((notice) => notice.text)).toEqual(['one', 'two'])
    const first = client.notices[0]
    if (first) client.dismiss(first)
    expect(client.notices.map((notice) => notice.text)).toEqual(['two'])
  })

  it('shows an announcement until it is dismissed, and then never again', () => {
    const client = seated()
    const told = { type: 'announcement', id: 8, code: 'handed-over', roles: ['CC', 'WC'], text: 'A bot plays.', at: 1 }
    wires[0]?.hear(told)
    wires[0]?.hear(told)
    expect(client.notices.map((notice) => notice.text)).toEqual(['A bot plays.'])
    expect(client.chat).toHaveLength(1)
    const first = client.notices[0]
    if (first) client.dismiss(first)
    wires[0]?.hear({ ...told })
    expect(client.notices).toEqual([])
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
