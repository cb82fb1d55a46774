import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Screen } from '../src/lib/screen.svelte'

/** What glows on the board, by the part that it lies in, and whether a basic action can be chosen. */
let glowing: string[] = []
let actions = false

beforeEach(() => {
  glowing = []
  actions = false
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('document', {
    querySelectorAll: () =>
      glowing.map((area) => ({ closest: () => ({ dataset: { area } }), checkVisibility: () => false })),
    querySelector: () => (actions ? {} : null),
  })
})

describe('a board in parts', () => {
  it('turns to where something can be picked, and says in which parts', () => {
    const screen = new Screen()
    glowing = ['politics', 'people']
    screen.bringIntoSight()
    expect(screen.part).toBe('politics')
    expect([...screen.calling]).toEqual(['politics', 'people'])
  })

  it('leaves who looks around where they are when others have moved, and calls', () => {
    const screen = new Screen()
    screen.turnTo('CC')
    actions = true
    screen.bringIntoSight()
    expect(screen.part).toBe('CC')
    expect([...screen.calling]).toEqual(['hand'])
  })

  it('turns by itself again after a choice', () => {
    const screen = new Screen()
    screen.turnTo('CC')
    screen.chosen()
    actions = true
    screen.bringIntoSight()
    expect(screen.part).toBe('hand')
  })
})
