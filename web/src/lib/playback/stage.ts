// Where pieces move: a layer over the board. Nothing on the board itself shifts; only transforms and opacity are animated.
import type { Sign } from '../signs'
import type { Role } from '../types'
import type { Motion } from './playing'
import { seen, type Place } from './places'

/** How long things take at normal speed, in milliseconds. */
export const TIMES = {
  walk: 320,
  slide: 320,
  fly: 420,
  follow: 60,
  beat: 140,
  tag: 900,
  lay: 1200,
  light: 600,
  company: 350,
  sector: 2500,
  cube: 500,
  lastCube: 900,
  result: 1400,
  settle: 260,
} as const

const MOST_PIECES = 6
const EASE = 'cubic-bezier(.2,.7,.2,1)'
const SVG = 'http://www.w3.org/2000/svg'
const PIECE = 26
const PERSON = { width: 24, height: 37 }

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** One run of the playback: it ends by itself, or at once when it is cut short. */
export class Run {
  over = false
  private readonly ends = new Set<() => void>()

  cut(): void {
    this.over = true
    for (const end of this.ends) end()
    this.ends.clear()
  }

  /** Wait for something that can be ended early. */
  until(done: Promise<unknown>, end: () => void): Promise<void> {
    if (this.over) {
      end()
      return Promise.resolve()
    }
    return new Promise((resolve) => {
      const finish = (): void => {
        this.ends.delete(stop)
        resolve()
      }
      const stop = (): void => {
        end()
        finish()
      }
      this.ends.add(stop)
      void done.then(finish, finish)
    })
  }

  wait(milliseconds: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const passed = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)))
    return this.until(passed, () => clearTimeout(timer))
  }
}

export class Stage {
  private layer: HTMLElement | null = null
  private readonly veiled = new Map<Motion, HTMLElement>()
  /** Where pieces were before the board was drawn anew. */
  private before = new Map<Place, DOMRect>()
  /** All times are multiplied by it. */
  pace = 1

  mount(layer: HTMLElement): void {
    this.layer = layer
  }

  recall(before: Map<Place, DOMRect>): void {
    this.before = new Map([...this.before, ...before])
  }

  /** Who is about to walk to a job is not seen there yet. */
  veil(motions: readonly Motion[]): void {
    for (const motion of motions) {
      if (motion.does !== 'walk' || !motion.to.startsWith('worker:')) continue
      const there = seen(motion.to)
      if (!there?.dataset['sheet']) continue
      there.dataset['veiled'] = 'yes'
      this.veiled.set(motion, there)
    }
  }

  private unveil(motion: Motion): void {
    delete this.veiled.get(motion)?.dataset['veiled']
    this.veiled.delete(motion)
  }

  /** Everything is seen as it stands. */
  clear(): void {
    for (const motion of [...this.veiled.keys()]) this.unveil(motion)
    this.before.clear()
    this.layer?.replaceChildren()
  }

  /** Let a piece move; it takes until what moves has arrived. */
  async play(motion: Motion, run: Run): Promise<void> {
    if (motion.does === 'fly') await this.fly(motion, run)
    else if (motion.does === 'walk') await this.walk(motion, run)
    else if (motion.does === 'slide') await this.slide(motion.at, motion.role, run)
  }

  private boxOf(place: Place, past: boolean): Box | null {
    const old = past ? this.before.get(place) : undefined
    return old ?? seen(place)?.getBoundingClientRect() ?? null
  }

  private async fly(motion: Extract<Motion, { does: 'fly' }>, run: Run): Promise<void> {
    const from = this.boxOf(motion.from, true)
    const to = this.boxOf(motion.to, false)
    if (!from || !to || motion.count === 0) return
    const size = PIECE * unit()
    const pieces = Math.min(MOST_PIECES, motion.count)
    const flights = Array.from({ length: pieces }, (_, n) => {
      const piece = this.piece(motion.sign, motion.role, size, size)
      const frames = arc(centred(from, size, size), centred(to, size, size))
      return this.move(piece, frames, TIMES.fly, n * TIMES.follow, run)
    })
    await flights[0]
    if (motion.tag) void this.tag(motion.tag, to, run)
    await Promise.all(flights)
  }

  private async walk(motion: Extract<Motion, { does: 'walk' }>, run: Run): Promise<void> {
    const from = this.boxOf(motion.from, true)
    const there = this.veiled.get(motion)
    const to = there?.getBoundingClientRect() ?? this.boxOf(motion.to, false)
    if (from && to) {
      const height = there ? to.height : PERSON.height * unit()
      const width = (height * PERSON.width) / PERSON.height
      const figure = this.drawing(`w-${motion.role.toLowerCase()}-${motion.skill}`, motion.role, width, height)
      const frames = straight(standing(from, width, height), standing(to, width, height))
      await this.move(figure, frames, TIMES.walk, 0, run)
    }
    this.unveil(motion)
  }

  /** A marker goes from where it stood to where it stands. */
  private async slide(place: Place, role: Role | undefined, run: Run): Promise<void> {
    const from = this.boxOf(place, true)
    const to = this.boxOf(place, false)
    if (!from || !to) return
    const marker = document.createElement('i')
    marker.className = `marker ${role ?? ''}`
    size(marker, to.width, to.height)
    await this.move(marker, straight(from, to), TIMES.slide, 0, run)
    void this.light([place], run)
  }

  /** Outlines around places, for a moment. */
  async light(places: readonly Place[], run: Run): Promise<void> {
    const things = new Set(places.map(seen).filter((thing) => thing !== null))
    await Promise.all([...things].map((thing) => this.outline(thing.getBoundingClientRect(), run)))
  }

  /** Outlines around places, until others are pointed at. */
  point(places: readonly Place[]): void {
    for (const old of this.layer?.querySelectorAll('[data-pointed]') ?? []) old.remove()
    const things = new Set(places.map(seen).filter((thing) => thing !== null))
    const lines = [...things].map((thing) => outlineOf(thing.getBoundingClientRect()))
    for (const line of lines) line.dataset['pointed'] = 'yes'
    this.layer?.append(...lines)
  }

  private outline(box: Box, run: Run): Promise<void> {
    const line = outlineOf(box)
    return this.show(line, [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], TIMES.light, run)
  }

  /** What a figure has changed by, beside it. */
  private tag(text: string, at: Box, run: Run): Promise<void> {
    const tag = document.createElement('b')
    tag.className = 'change'
    tag.textContent = text
    const place = { ...at, left: at.left + at.width / 2, top: at.top + at.height / 2 }
    const middle = `${shift(place)} translate(-50%, -50%)`
    const frames = [
      { transform: `${middle} scale(.7)`, opacity: 0 },
      { transform: middle, opacity: 1, offset: 0.15 },
      { transform: middle, opacity: 1, offset: 0.8 },
      { transform: middle, opacity: 0 },
    ]
    return this.show(tag, frames, TIMES.tag, run)
  }

  private show(thing: Element, frames: Keyframe[], time: number, run: Run): Promise<void> {
    return this.move(thing, frames, time, 0, run)
  }

  private async move(thing: Element, frames: Keyframe[], time: number, delay: number, run: Run): Promise<void> {
    await Promise.resolve() // all that start together are measured before one of them is laid on the board
    if (run.over || !this.layer) return
    this.layer.append(thing)
    const timing = { duration: time * this.pace, delay: delay * this.pace, easing: EASE, fill: 'both' } as const
    const animation = thing.animate(frames, timing)
    await run.until(animation.finished, () => animation.cancel())
    thing.remove()
  }

  private piece(sign: Sign, role: Role | undefined, width: number, height: number): SVGSVGElement {
    return this.drawing(`i-${sign}`, role, width, height)
  }

  private drawing(id: string, role: Role | undefined, width: number, height: number): SVGSVGElement {
    const svg = document.createElementNS(SVG, 'svg')
    const use = document.createElementNS(SVG, 'use')
    use.setAttribute('href', `#${id}`)
    svg.append(use)
    svg.setAttribute('class', `piece ${role ?? ''}`)
    size(svg, width, height)
    return svg
  }
}

function size(thing: HTMLElement | SVGElement, width: number, height: number): void {
  thing.style.width = `${width}px`
  thing.style.height = `${height}px`
}

function outlineOf(box: Box): HTMLElement {
  const line = document.createElement('i')
  line.className = 'outline'
  size(line, box.width, box.height)
  line.style.transform = shift(box)
  return line
}

/** A design pixel. */
const unit = (): number => Math.max(0.8, Math.min(innerWidth / 1440, innerHeight / 900))

const shift = ({ left, top }: Pick<Box, 'left' | 'top'>): string => `translate(${left}px, ${top}px)`
const centred = (box: Box, width: number, height: number): Box => ({
  left: box.left + (box.width - width) / 2,
  top: box.top + (box.height - height) / 2,
  width,
  height,
})
/** In the middle, with the feet on the ground. */
const standing = (box: Box, width: number, height: number): Box => ({
  left: box.left + (box.width - width) / 2,
  top: box.top + box.height - height,
  width,
  height,
})

const straight = (from: Box, to: Box): Keyframe[] => [{ transform: shift(from) }, { transform: shift(to) }]

const SAMPLES = 8

/** A low arc: the higher the further it is. */
function arc(from: Box, to: Box): Keyframe[] {
  const far = Math.hypot(to.left - from.left, to.top - from.top)
  const height = Math.min(80, far * 0.16)
  return Array.from({ length: SAMPLES + 1 }, (_, n) => {
    const part = n / SAMPLES
    const left = from.left + (to.left - from.left) * part
    const top = from.top + (to.top - from.top) * part - 4 * height * part * (1 - part)
    return { transform: shift({ left, top }), opacity: n === 0 || n === SAMPLES ? 0.2 : 1 }
  })
}
