// What follows in the frame after the one that shows an answer.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onceSeen } from '../src/lib/later'

let frames = new Map<number, () => void>()
let asked = 0
const run = vi.fn()

function drawFrame(): void {
  const now = [...frames.values()]
  frames = new Map()
  for (const frame of now) frame()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    frames.set(++asked, frame)
    return asked
  })
  vi.stubGlobal('cancelAnimationFrame', (number: number) => frames.delete(number))
  frames = new Map()
  run.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what can wait', () => {
  it('comes in the frame after the next one, once', () => {
    onceSeen(run)
    drawFrame()
    expect(run).not.toHaveBeenCalled()
    drawFrame()
    expect(run).toHaveBeenCalledTimes(1)
    drawFrame()
    vi.runAllTimers()
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('comes in a hidden window too, where no frame is drawn, and not again when it is seen', () => {
    onceSeen(run)
    vi.runAllTimers()
    expect(run).toHaveBeenCalledTimes(1)
    drawFrame()
    drawFrame()
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('does not come once it is called off', () => {
    const cancel = onceSeen(run)
    drawFrame()
    cancel()
    drawFrame()
    vi.runAllTimers()
    expect(run).not.toHaveBeenCalled()
  })
})
