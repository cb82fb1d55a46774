// Which lessons this device knows, and where the bubble of a lesson finds room.
import { recall, remember } from './settings.svelte'

const KEY = 'bodypolitic.lessons'

/** Where somebody who has never played begins. */
export const FIRST = 'first-evening'

/** The lessons that were taken to their end, and the tables at which others were begun. */
export interface Learned {
  done: string[]
  begun: Record<string, string>
}

export function learned(): Learned {
  try {
    const kept = JSON.parse(recall(KEY) ?? '{}') as Partial<Learned>
    return { done: kept.done ?? [], begun: kept.begun ?? {} }
  } catch {
    return { done: [], begun: {} }
  }
}

export function beginLesson(name: string, table: string): void {
  const { done, begun } = learned()
  remember(KEY, JSON.stringify({ done, begun: { ...begun, [name]: table } }))
}

/** A lesson is over: it was taken to its end, or left. */
export function endLesson(name: string, toItsEnd: boolean): void {
  const { done, begun } = learned()
  const others = Object.fromEntries(Object.entries(begun).filter(([other]) => other !== name))
  const all = toItsEnd && !done.includes(name) ? [...done, name] : done
  remember(KEY, JSON.stringify({ done: all, begun: others }))
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
interface Size {
  width: number
  height: number
}

const GAP = 14
const EDGE = 8

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most))
const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** Where a bubble lies beside a thing: inside the window, never over the thing, and over as little as may be of what one needs. */
export function beside(thing: Box, bubble: Size, window: Size, needed: readonly Box[]): { left: number; top: number } {
  const left = between(EDGE, (thing.left + thing.right - bubble.width) / 2, window.width - bubble.width - EDGE)
  const top = between(EDGE, (thing.top + thing.bottom - bubble.height) / 2, window.height - bubble.height - EDGE)
  const beyond = thing.right + GAP
  const before = thing.left - GAP - bubble.width
  const sides = [
    ...[top, thing.top, thing.bottom - bubble.height].flatMap((at) => [
      { left: beyond, top: at },
      { left: before, top: at },
    ]),
    ...[left, thing.left, thing.right - bubble.width].flatMap((at) => [
      { left: at, top: thing.top - GAP - bubble.height },
      { left: at, top: thing.bottom + GAP },
    ]),
  ]
  let best = sides[0] ?? { left, top }
  let least = Infinity
  for (const side of sides) {
    const inside = {
      left: between(EDGE, side.left, window.width - bubble.width - EDGE),
      top: between(EDGE, side.top, window.height - bubble.height - EDGE),
    }
    const box = { ...inside, right: inside.left + bubble.width, bottom: inside.top + bubble.height }
    const covered = common(box, thing) * 1000 + needed.reduce((sum, one) => sum + common(box, one), 0)
    if (covered < least) {
      least = covered
      best = inside
    }
  }
  return best
}
