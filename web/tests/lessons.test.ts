// Where the bubble of a lesson lies, and what a device remembers of lessons.
import { beforeEach, describe, expect, it } from 'vitest'
import { beginLesson, beside, endLesson, learned } from '../src/lib/lessons'

const WINDOW = { width: 1440, height: 900 }
const BUBBLE = { width: 336, height: 180 }
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const over = (a: ReturnType<typeof box>, b: ReturnType<typeof box>): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

describe('the bubble of a lesson', () => {
  const things = {
    'in a corner': box(1389, 48, 41, 33),
    'as wide as the hand': box(242, 712, 898, 187),
    'in the middle': box(700, 400, 40, 40),
    'at the left edge': box(1, 853, 47, 47),
  }
  for (const [where, thing] of Object.entries(things)) {
    it(`covers nothing of a thing ${where} and stays in the window`, () => {
      const { left, top } = beside(thing, BUBBLE, WINDOW, [])
      const bubble = box(left, top, BUBBLE.width, BUBBLE.height)
      expect(over(bubble, thing)).toBe(false)
      expect(left >= 0 && top >= 0 && bubble.right <= WINDOW.width && bubble.bottom <= WINDOW.height).toBe(true)
    })
  }
  it('leaves free what one needs, if there is room elsewhere', () => {
    const plan = box(6, 645, 1128, 66)
    const { left, top } = beside(box(6, 717, 116, 32), BUBBLE, WINDOW, [plan])
    expect(over(box(left, top, BUBBLE.width, BUBBLE.height), plan)).toBe(false)
  })
})

describe('what a device remembers of lessons', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    globalThis.localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    } as Storage
  })
  it('goes on with one that was begun, until it is over', () => {
    beginLesson('state', 'table-1')
    expect(learned()).toEqual({ done: [], begun: { state: 'table-1' } })
    endLesson('state', true)
    expect(learned()).toEqual({ done: ['state'], begun: {} })
  })
  it('does not count one that was left', () => {
    beginLesson('state', 'table-1')
    endLesson('state', false)
    expect(learned()).toEqual({ done: [], begun: {} })
  })
  it('survives rubbish', () => {
    kept.set('bodypolitic.lessons', '{')
    expect(learned()).toEqual({ done: [], begun: {} })
  })
})
