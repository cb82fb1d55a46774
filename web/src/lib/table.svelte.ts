// One seat's live table: what the server says, and what the player answers. Survives lost connections.
import { newKey } from './secrets'
import { reconcile, type Tree } from './reconcile'
import { changeTable, ownTable } from './seats'
import type { Changes, ChatLine, ErrorCode, LogEntry, Refused, Request, Role, State, Told, View } from './types'

/** What a state says, as the page keeps it: the board piece by piece, so that only what differs is drawn again. */
export class TableState {
  view = $state<View | null>(null)
  number = $state.raw(-1)
  choices = $state.raw(0)
  prompt = $state.raw('')
  occasion = $state.raw<State['occasion']>(null)
  picked = $state.raw<State['picked']>(null)
  plan = $state.raw<State['plan']>(null)
  decision = $state.raw<State['decision']>(null)
  unavailable = $state.raw<State['unavailable']>([])
  lesson = $state.raw<State['lesson']>(null)
  waiting = $state.raw<State['waiting']>([])
  can_undo = $state.raw(false)
  over = $state.raw(false)
  winners = $state.raw<State['winners']>([])
  puzzle = $state.raw<State['puzzle']>(null)
  forecast = $state.raw<State['forecast']>(null)
  summary = $state.raw<State['summary']>([])
  points = $state.raw<State['points']>({})
  seats = $state.raw<State['seats']>({})
  table = $state.raw<State['table']>({
    listed: false,
    open: false,
    away_seconds: 0,
    seed_known: false,
    suggestions: false,
    coached: false,
    puzzle: false,
    next_table: null,
    lesson: null,
  })
  private drawn: State | null = null

  /** Take over what a state says; what is the very same as in the one before is left alone. */
  draw(message: State): void {
    if (this.view)
      reconcile(this.view as unknown as Tree, message.view as unknown as Tree, this.drawn?.view as Tree | undefined)
    else this.view = message.view
    for (const part of PARTS) if (this.drawn?.[part] !== message[part]) carry(part, message, this)
    this.drawn = message
  }
}

function carry<Part extends keyof State>(part: Part, from: Pick<State, Part>, to: Pick<State, Part>): void {
  to[part] = from[part]
}

const PARTS = [
  'number',
  'choices',
  'prompt',
  'occasion',
  'picked',
  'plan',
  'decision',
  'unavailable',
  'lesson',
  'waiting',
  'can_undo',
  'over',
  'winners',
  'puzzle',
  'forecast',
  'summary',
  'points',
  'seats',
  'table',
] as const

type Outgoing = Exclude<Request, { type: 'hello' }>

export interface Wire {
  send(data: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event?: { code: number }) => void) | null
}

export type Dial = (table: string) => Wire

const dialServer: Dial = (table) => {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`) as unknown as Wire
}

const RETRY_MS = [250, 500, 1000, 2000, 4000]
// Why a server that is there may let nobody in for now.
const FOR_NOW: readonly ErrorCode[] = ['too-many', 'too-fast', 'storage-failed']
// Why there is no table to come back to.
const FOR_GOOD: readonly ErrorCode[] = ['unknown-table', 'table-closed']
const RESTARTING = 1012
const GONE = 4404
// How long the answer to a choice is on the screen before anything is drawn over it.
const ANSWER_MS = 100

/** Something for everybody here that stays until it is dismissed. */
export interface Notice {
  id: number
  text: string
}

export class TableClient {
  readonly state = new TableState()
  log: LogEntry[] = $state.raw([])
  chat: ChatLine[] = $state([])
  connected = $state(false)
  refused: Refused | null = $state(null)
  fatal = $state(false)
  /** The server restarts, and has said so. */
  restarting = $state(false)
  /** Another window has taken the place of this one. */
  displaced = $state(false)
  notices: Notice[] = $state([])
  /** When the newest state was heard, for what goes on with the clock. */
  heardAt = $state(0)
  sending = $state(false)
  /** A choice is on its way, or the answer to it has only just been drawn: nothing is drawn over it yet. */
  answering = $state(false)
  /** What is still to be taken back (null) and chosen anew while a plan is changed; nothing is drawn until then. */
  private errands: (string | null)[] | null = null
  private latest: State | null = null
  private sentAt = -1
  private answeredAt = -Infinity
  private held: State[] = []
  /** The newest state of this connection, which changes are put into. */
  private heard: State | null = null
  private release: ReturnType<typeof setTimeout> | undefined
  private answered: ReturnType<typeof setTimeout> | undefined

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
    this.heard = null
    wire.onopen = () => {
      wire.send(JSON.stringify({ type: 'hello', token: this.token, language: this.language, changes: true }))
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
    wire.onclose = (event) => {
      if (this.wire !== wire) return
      this.connected = false
      this.wire = null
      if (event?.code === RESTARTING) this.restarting = true
      if (event?.code === GONE) this.fatal = true
      if (!this.closed && !this.fatal && !this.displaced) {
        const wait = RETRY_MS[Math.min(this.tries++, RETRY_MS.length - 1)]
        this.retry = setTimeout(() => this.open(), wait)
      }
    }
  }

  /** Try at once, as when the device wakes up. */
  wake(): void {
    if (!this.wire && !this.closed && !this.fatal && !this.displaced) {
      clearTimeout(this.retry)
      this.open()
    }
  }

  /** Play in this window again; the one that took its place may have to make room. */
  continueHere(): void {
    this.displaced = false
    this.refused = null
    this.wake()
  }

  dismiss(notice: Notice): void {
    this.notices = this.notices.filter((one) => one.id !== notice.id)
    if (notice.id > 0) {
      changeTable(this.table, (kept) => {
        kept.heard = Math.max(kept.heard ?? 0, notice.id)
      })
    }
  }

  close(): void {
    this.closed = true
    clearTimeout(this.retry)
    clearTimeout(this.release)
    clearTimeout(this.answered)
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
    this.begin(latest)
    this.send({ type: 'choose', key: newKey(), number: latest.number, option })
    return true
  }

  private sendUndo(): boolean {
    const latest = this.latest
    if (!latest?.can_undo) return false
    this.begin(latest)
    this.send({ type: 'undo', key: newKey(), number: latest.number })
    return true
  }

  private begin(latest: State): void {
    this.sending = true
    this.answering = true
    this.sentAt = latest.number
    clearTimeout(this.answered)
  }

  private end(): void {
    this.sending = false
    this.answered = setTimeout(() => (this.answering = false), ANSWER_MS)
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
    else if (message.type === 'changes') this.hearChanges(message)
    else if (message.type === 'ack') this.hearAck(message.key)
    else if (message.type === 'chat') this.hearChat(message)
    else if (message.type === 'announcement') {
      this.hearChat({ ...message, type: 'chat', seat: null, name: '' })
      if (message.id > (ownTable(this.table).heard ?? 0)) this.notify(message.id, message.text)
    } else if (message.type === 'notice') {
      if (message.code === 'restarting') this.restarting = true
      else this.notify(--this.ownNotices, message.text)
    } else if (message.type === 'error') this.hearError(message)
  }

  // What the table announces has the numbers of chats; what the operator says gets numbers below zero.
  private ownNotices = 0
  private notify(id: number, text: string): void {
    if (!this.notices.some((known) => known.id === id)) this.notices.push({ id, text })
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
    this.end()
    this.answeredAt = performance.now()
  }

  private hearError(refused: Refused): void {
    if (refused.key !== null) this.unacknowledged.delete(refused.key)
    if (this.errands !== null && this.latest) this.draw(this.latest)
    this.errands = null
    this.end()
    this.refused = refused
    if (refused.key !== null) return
    if (refused.error === 'too-many-windows') this.displaced = true
    else if (FOR_GOOD.includes(refused.error)) this.fatal = true
    else if (this.state.number < 0 && !FOR_NOW.includes(refused.error)) this.fatal = true
  }

  private hearChat(line: ChatLine): void {
    if (this.chat.some((known) => known.id === line.id)) return
    const later = this.chat.findIndex((known) => known.id > line.id)
    this.chat.splice(later < 0 ? this.chat.length : later, 0, line)
  }

  private hearState(message: State): void {
    this.heard = message
    this.come(message)
  }

  /** What has changed is put into the newest state, which never came whole. */
  private hearChanges({ number, changed, log_after, log }: Changes): void {
    if (!this.heard) return
    const view = { ...this.heard.view, ...(changed['view'] as Partial<View> | undefined) }
    this.hearState({ ...this.heard, ...changed, view, number, log_after, log })
  }

  /** What others do at once after an own choice waits until the answer to that choice has been drawn. */
  private come(message: State): void {
    this.restarting = false
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
    this.state.draw(message)
    this.heardAt = Date.now()
  }

  private hearLog(entries: LogEntry[]): void {
    if (entries.length === 0) return
    const log = [...this.log]
    for (const entry of entries) {
      const known = log.findIndex((old) => old.n === entry.n)
      if (known >= 0) log[known] = entry
      else log.push(entry)
    }
    this.log = log
  }
}
