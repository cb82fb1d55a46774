// One seat's live table: what the server says, and what the player answers. Survives lost connections.
import { newKey } from './secrets'
import { reconcile } from './reconcile'
import type { ChatLine, LogEntry, Refused, Request, Role, State, Told, View } from './types'

type Kept =
  | 'number'
  | 'choices'
  | 'prompt'
  | 'picked'
  | 'plan'
  | 'decision'
  | 'unavailable'
  | 'waiting'
  | 'over'
  | 'winners'
  | 'forecast'
  | 'summary'
  | 'points'
  | 'seats'

/** What a state says, as the page keeps it. */
export interface TableState extends Pick<State, Kept> {
  view: View | null
  canUndo: boolean
}

type Outgoing = Exclude<Request, { type: 'hello' }>

export interface Wire {
  send(data: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

export type Dial = (table: string) => Wire

const dialServer: Dial = (table) => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`) as unknown as Wire
}

const RETRY_MS = [250, 500, 1000, 2000, 4000]
// Why a server that is there may let nobody in for now.
const FOR_NOW = ['too-many', 'too-fast', 'storage-failed']
// How long the answer to a choice is on the screen before anything is drawn over it.
const ANSWER_MS = 100

export class TableClient {
  state: TableState = $state({
    number: -1,
    choices: 0,
    view: null,
    prompt: '',
    picked: null,
    plan: null,
    decision: null,
    unavailable: [],
    waiting: [],
    canUndo: false,
    over: false,
    winners: [],
    forecast: null,
    summary: [],
    points: {},
    seats: {},
  })
  log: LogEntry[] = $state([])
  chat: ChatLine[] = $state([])
  connected = $state(false)
  refused: Refused | null = $state(null)
  fatal = $state(false)
  sending = $state(false)
  /** What is still to be taken back (null) and chosen anew while a plan is changed; nothing is drawn until then. */
  private errands: (string | null)[] | null = null
  private latest: State | null = null
  private sentAt = -1
  private answeredAt = -Infinity
  private held: State[] = []
  private release: ReturnType<typeof setTimeout> | undefined

  private wire: Wire | null = null
  private unacknowledged = new Map<string, Outgoing>()
  private tries = 0
  private closed = false
  private retry: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly table: string,
    readonly seat: Role | null,
    private readonly token: string | null,
    private readonly language: string,
    private readonly dial: Dial = dialServer,
  ) {}

  open(): void {
    if (this.closed) return
    const wire = this.dial(this.table)
    this.wire = wire
    wire.onopen = () => {
      wire.send(JSON.stringify({ type: 'hello', token: this.token, language: this.language }))
      this.connected = true
      for (const message of this.unacknowledged.values()) wire.send(JSON.stringify(message))
    }
    wire.onmessage = (event) => {
      try {
        this.hear(JSON.parse(String(event.data)) as Told)
      } catch (problem) {
        console.error(problem)
      }
    }
    wire.onclose = () => {
      if (this.wire !== wire) return
      this.connected = false
      this.wire = null
      if (!this.closed && !this.fatal) {
        const wait = RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)]
        this.retry = setTimeout(() => this.open(), wait)
      }
    }
  }

  /** Try at once, as when the device wakes up. */
  wake(): void {
    if (!this.wire && !this.closed && !this.fatal) {
      clearTimeout(this.retry)
      this.open()
    }
  }

  close(): void {
    this.closed = true
    clearTimeout(this.retry)
    clearTimeout(this.release)
    this.wire?.close()
  }

  choose(option: string): void {
    if (!this.sending) this.sendChoice(option)
  }

  undo(): void {
    if (!this.sending) this.sendUndo()
  }

  /** Take the last choices back and make these instead, as far as they are offered then. */
  change(takeBack: number, choices: readonly string[]): void {
    if (this.sending) return
    this.errands = [...new Array<null>(takeBack).fill(null), ...choices]
    this.doNextErrand()
  }

  private sendChoice(option: string): boolean {
    const latest = this.latest
    if (!latest?.decision?.options.some((offered) => offered.id === option)) return false
    this.sending = true
    this.sentAt = latest.number
    this.send({ type: 'choose', key: newKey(), number: latest.number, option })
    return true
  }

  private sendUndo(): boolean {
    const latest = this.latest
    if (!latest?.can_undo) return false
    this.sending = true
    this.sentAt = latest.number
    this.send({ type: 'undo', key: newKey(), number: latest.number })
    return true
  }

  /** Whether there was something left to do. What can't be done leaves the rest undone, and is asked again. */
  private doNextErrand(): boolean {
    const next = this.errands?.shift()
    if (next !== undefined && (next === null ? this.sendUndo() : this.sendChoice(next))) return true
    this.errands = null
    return false
  }

  say(text: string): void {
    const words = text.trim()
    if (words) this.send({ type: 'chat', key: newKey(), text: words })
  }

  private send(message: Outgoing): void {
    this.refused = null
    this.unacknowledged.set(message.key, message)
    if (this.connected) this.wire?.send(JSON.stringify(message))
  }

  hear(message: Told): void {
    if (message.type === 'state') this.hearState(message)
    else if (message.type === 'ack') this.hearAck(message.key)
    else if (message.type === 'chat') this.hearChat(message)
    else if (message.type === 'announcement') this.hearChat({ ...message, type: 'chat', seat: null, name: '' })
    else if (message.type === 'error') this.hearError(message)
  }

  private hearAck(key: string): void {
    this.unacknowledged.delete(key)
    this.settle()
  }

  /** The next choice may be made once the last one is stored and the page has seen a state after it. */
  private settle(): void {
    const moves = [...this.unacknowledged.values()].filter((message) => message.type !== 'chat')
    if (!this.sending || moves.length > 0 || !this.latest || this.latest.number <= this.sentAt) return
    const changing = this.errands !== null
    if (this.doNextErrand()) return
    if (changing) this.draw(this.latest)
    this.sending = false
    this.answeredAt = performance.now()
  }

  private hearError(refused: Refused): void {
    if (refused.key !== null) this.unacknowledged.delete(refused.key)
    if (this.errands !== null && this.latest) this.draw(this.latest)
    this.errands = null
    this.sending = false
    this.refused = refused
    if (refused.key === null && this.state.number < 0 && !FOR_NOW.includes(refused.error)) this.fatal = true
  }

  private hearChat(line: ChatLine): void {
    if (this.chat.some((known) => known.id === line.id)) return
    const later = this.chat.findIndex((known) => known.id > line.id)
    this.chat.splice(later < 0 ? this.chat.length : later, 0, line)
  }

  /** What others do at once after an own choice waits until the answer to that choice has been drawn. */
  private hearState(message: State): void {
    if (this.tries > 0) this.letIn()
    const wait = this.answeredAt + ANSWER_MS - performance.now()
    if (wait <= 0 && this.held.length === 0) this.show(message)
    else if (this.held.push(message) === 1) this.release = setTimeout(() => this.showHeld(), wait)
  }

  /** The server has let us in again: what kept us out is no more. */
  private letIn(): void {
    this.tries = 0
    if (this.refused && FOR_NOW.includes(this.refused.error)) this.refused = null
  }

  private showHeld(): void {
    for (const message of this.held.splice(0)) this.show(message)
  }

  private show(message: State): void {
    const kept = message.log_after
    if (this.log.some((entry) => entry.n > kept)) this.log = this.log.filter((entry) => entry.n <= kept)
    this.latest = message
    if (this.errands === null) this.draw(message)
    this.hearLog(message.log)
    this.settle()
  }

  private draw(message: State): void {
    const state = this.state
    if (state.view)
      reconcile(state.view as unknown as Record<string, unknown>, message.view as unknown as Record<string, unknown>)
    else state.view = message.view
    state.number = message.number
    state.choices = message.choices
    state.prompt = message.prompt
    state.picked = message.picked
    state.plan = message.plan
    state.decision = message.decision
    state.unavailable = message.unavailable
    state.waiting = message.waiting
    state.canUndo = message.can_undo
    state.over = message.over
    state.winners = message.winners
    state.forecast = message.forecast
    state.summary = message.summary
    state.points = message.points
    state.seats = message.seats
  }

  private hearLog(entries: LogEntry[]): void {
    for (const entry of entries) {
      const known = this.log.findIndex((old) => old.n === entry.n)
      if (known >= 0) this.log[known] = entry
      else this.log.push(entry)
    }
  }
}
