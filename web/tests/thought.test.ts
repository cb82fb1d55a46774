import { describe, expect, it } from 'vitest'
import { Refused } from '../src/lib/api'
import { Thought } from '../src/lib/thought.svelte'
import type { Worths } from '../src/lib/types'

const found: Worths = { options: [{ id: 'pass', text: 'Pass', chance: 0.5, margin: 0.1, points: 80, playouts: 9 }] }

describe('what is thought about a moment', () => {
  it('is asked for once, however often, and kept', async () => {
    const thought = new Thought()
    let answer: (worths: Worths) => void = () => undefined
    let asked = 0
    const ask = (): Promise<Worths> => {
      asked += 1
      return new Promise((resolve) => (answer = resolve))
    }
    const thinking = [thought.think(ask), thought.think(ask)]
    expect([thought.busy, asked]).toEqual([true, 1])
    answer(found)
    await Promise.all(thinking)
    expect([thought.busy, thought.worths]).toEqual([false, found])
  })

  it('is not heard any more once the moment has passed', async () => {
    const thought = new Thought()
    let answer: (worths: Worths) => void = () => undefined
    const late = thought.think(() => new Promise((resolve) => (answer = resolve)))
    thought.forget()
    expect(thought.busy).toBe(false)
    const next = thought.think(() => Promise.resolve({ options: [] }))
    answer(found)
    await Promise.all([late, next])
    expect(thought.worths).toEqual({ options: [] })
  })

  it('tells why there is nothing, until it is asked for again', async () => {
    const thought = new Thought()
    await thought.think(() => Promise.reject(new Refused('too-fast', 'Too fast.')))
    expect([thought.problem, thought.busy, thought.worths]).toEqual(['Too fast.', false, null])
    await thought.think(() => Promise.resolve(found))
    expect([thought.problem, thought.worths]).toEqual(['', found])
  })
})
