// What happened is played, not listed: a queue of scenes over the board. It delays no choice, and a click ends it.
import { settings } from '../settings.svelte'
import type { LogEntry, Role } from '../types'
import type { Motion } from './playing'
import { remembered, type Place } from './places'
import { scenesAfter, type Act, type Booking, type Production, type Scene, type Vote } from './scenes'
import { sound, type Sound } from './sounds'
import { Run, Stage, TIMES } from './stage'

/** A vote as far as it is shown: so many cubes are drawn, influence and result come last. */
export interface VoteShown {
  vote: Vote
  cubes: number
  told: boolean
}

export interface Sector {
  name: string
  bookings: Booking[]
}

export type Sums = Partial<Record<Role, number>>

export interface LaidOut {
  card: string
  role: Role | null
}

const FAST = 0.5
const BACKLOG = 8 // scenes after which all goes faster
const MOST_SCENES = 60 // of those who come back after long, only the latest are played
const MOVING: Readonly<Partial<Record<string, Sound>>> = { coin: 'coin', cube: 'wood', flag: 'block' }

const lessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

export class Playback {
  playing = $state(false)
  /** Step by step, the next scene waits for a key or a click. */
  waiting = $state(false)
  act = $state.raw<Act | null>(null)
  laid = $state.raw<LaidOut | null>(null)
  vote = $state.raw<VoteShown | null>(null)
  ledger = $state.raw<Sector[]>([])
  /** What the production has brought each player so far, and taken. */
  sums = $state.raw<Sums>({})
  readonly stage = new Stage()
  /** What can be shown again: all since one's own last choice. */
  private recent: Scene[] = []
  private queue: Scene[] = []
  private run: Run | null = null
  private next: (() => void) | null = null
  private seen: number

  constructor(
    log: readonly LogEntry[],
    private readonly mine: Role | null,
    /** Called when everything was played to its end. */
    private readonly watched: () => void,
  ) {
    this.seen = log.at(-1)?.n ?? 0
  }

  /** Note what has happened, before the board is drawn anew, and where its pieces still are. */
  foresee(log: readonly LogEntry[]): void {
    const last = log.at(-1)
    if (!last || last.n <= this.seen) {
      this.seen = last?.n ?? 0 // something was taken back
      return
    }
    const scenes = scenesAfter(log, this.seen)
    this.seen = last.n
    this.recent = (last.seat === this.mine ? [] : this.recent).concat(scenes).slice(-MOST_SCENES)
    if (settings.speed === 'off') return
    if (!lessMotion()) this.stage.recall(remembered(scenes.flatMap(motionsIn).flatMap(startsOf)))
    this.queue = this.queue.concat(scenes).slice(-MOST_SCENES)
  }

  /** Play what was noted, once the board is drawn. */
  begin(): void {
    if (this.queue.length === 0) return
    if (lessMotion()) void this.lightAll()
    else this.play()
  }

  /** Once more, what happened since one's own last choice; or only some of it. */
  again(scenes: readonly Scene[] = this.recent): void {
    this.skip()
    this.queue = [...scenes]
    this.begin()
  }

  /** A click or a key: on to the next scene where one goes step by step, or to the end. */
  forward(): void {
    if (this.next) this.next()
    else this.skip()
  }

  /** On to the end at once. */
  skip(): void {
    this.queue = []
    this.run?.cut()
  }

  private async lightAll(): Promise<void> {
    const places = this.queue.splice(0).flatMap(placesIn)
    await drawn()
    await this.stage.light([...new Set(places)], new Run())
  }

  private play(): void {
    this.stage.veil(this.queue.flatMap(motionsIn))
    if (this.run) return
    this.run = new Run()
    this.playing = true
    void this.playAll(this.run)
  }

  private async playAll(run: Run): Promise<void> {
    await run.until(drawn(), () => undefined)
    for (let scene = this.queue.shift(); scene && !run.over; scene = this.queue.shift()) {
      this.stage.pace = settings.speed === 'fast' || this.queue.length > BACKLOG ? FAST : 1
      await this.perform(scene, run)
      if (settings.speed === 'step' && !run.over && this.queue.length > 0) await this.asked(run)
    }
    this.end(run)
  }

  private end(run: Run): void {
    this.stage.clear()
    this.act = null
    this.laid = null
    this.vote = null
    this.ledger = []
    this.sums = {}
    this.run = null
    this.playing = false
    if (!run.over) this.watched()
    if (this.queue.length > 0) this.play()
  }

  private async asked(run: Run): Promise<void> {
    this.waiting = true
    const gone = new Promise<void>((resolve) => (this.next = resolve))
    await run.until(gone, () => undefined)
    this.next = null
    this.waiting = false
  }

  private async perform(scene: Scene, run: Run): Promise<void> {
    if (scene.kind === 'act') await this.performAct(scene, run)
    else if (scene.kind === 'vote') await this.performVote(scene, run)
    else await this.performProduction(scene, run)
  }

  private wait(milliseconds: number, run: Run): Promise<void> {
    return run.wait(milliseconds * this.stage.pace)
  }

  private async performAct(act: Act, run: Run): Promise<void> {
    const own = act.seat === this.mine
    this.act = own ? null : act
    const motions = act.beats.flat()
    const cards = motions.filter((motion) => motion.does === 'lay')
    if (!own) for (const { card, role } of cards) await this.lay({ card, role }, run)
    if (motions.length === cards.length) void this.stage.light(act.places, run)
    await this.move(act.beats, run)
    if (!own) await this.wait(TIMES.settle, run)
    this.laid = null
  }

  private async lay(card: LaidOut, run: Run): Promise<void> {
    this.laid = card
    sound('stamp')
    await this.wait(TIMES.lay, run)
  }

  /** One beat after the other; they overlap, so that many take not much longer than one. */
  private async move(beats: readonly Motion[][], run: Run): Promise<void> {
    const moving: Promise<void>[] = []
    for (const beat of beats) {
      const pieces = beat.filter((motion) => motion.does !== 'lay')
      if (pieces.length === 0 || run.over) continue
      if (moving.length > 0) await this.wait(TIMES.beat, run)
      for (const motion of pieces) {
        sound(motion.does === 'fly' ? (MOVING[motion.sign] ?? 'block') : 'block')
        moving.push(this.stage.play(motion, run))
      }
    }
    await Promise.all(moving)
  }

  private async performVote(vote: Vote, run: Run): Promise<void> {
    const last = vote.cubes.length
    this.vote = { vote, cubes: vote.draws ? 0 : last, told: false }
    await this.wait(TIMES.cube, run)
    for (let cubes = 1; vote.draws && cubes <= last && !run.over; cubes++) {
      if (cubes === last) {
        sound('roll')
        await this.wait(TIMES.lastCube - TIMES.cube, run)
      }
      this.vote = { vote, cubes, told: false }
      sound('wood')
      await this.wait(TIMES.cube, run)
    }
    if (vote.result && !run.over) {
      this.vote = { vote, cubes: last, told: true }
      sound('stamp')
      await this.wait(TIMES.result, run)
      await this.move([vote.back], run)
    } else await this.wait(TIMES.settle, run)
    this.vote = null
  }

  private async performProduction(scene: Production, run: Run): Promise<void> {
    const time = Math.min(TIMES.company, TIMES.sector / scene.steps.length)
    const moving: Promise<void>[] = []
    this.act = null
    for (const step of scene.steps) {
      if (run.over) break
      this.enter(scene.sector, step.booking)
      for (const { who, amount } of step.paid) this.sums = { ...this.sums, [who]: (this.sums[who] ?? 0) + amount }
      const place = step.booking.company ? [`company:${step.booking.company}`] : step.places
      moving.push(this.stage.light(place, run), ...step.motions.map((motion) => this.stage.play(motion, run)))
      sound(step.booking.money ? 'coin' : 'block')
      await this.wait(time, run)
    }
    await Promise.all(moving)
  }

  private enter(sector: string, booking: Booking): void {
    const last = this.ledger.at(-1)
    if (last?.name === sector)
      this.ledger = [...this.ledger.slice(0, -1), { name: sector, bookings: [...last.bookings, booking] }]
    else this.ledger = [...this.ledger, { name: sector, bookings: [booking] }]
  }
}

/** When the board is seen as it stands now: asking where things are before would have it laid out twice. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

function motionsIn(scene: Scene): Motion[] {
  if (scene.kind === 'act') return scene.beats.flat()
  return scene.kind === 'production' ? scene.steps.flatMap((step) => step.motions) : []
}

function placesIn(scene: Scene): Place[] {
  if (scene.kind === 'act') return scene.places
  return scene.kind === 'production'
    ? scene.steps.flatMap((step) => step.places)
    : scene.sections.map((code) => `section:${code}`)
}

/** The places that a piece leaves, which look different once the board is drawn anew. */
function startsOf(motion: Motion): Place[] {
  if (motion.does === 'slide') return [motion.at]
  return motion.does === 'walk' ? [motion.from] : []
}
