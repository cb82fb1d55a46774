// No click may fall on what has just appeared under the pointer, and two fast clicks never make two decisions.

export const WAIT_MS = 300
const MOVED_PX = 8

interface Point {
  x: number
  y: number
}

export class ClickGuard {
  private drawnAt = -Infinity
  private at: Point = { x: -1, y: -1 }
  private atWhenDrawn: Point = { x: -1, y: -1 }
  private moved = false

  /** Something else can be clicked from now on. */
  drawn(now: number): void {
    this.drawnAt = now
    this.atWhenDrawn = this.at
    this.moved = false
  }

  pointer(x: number, y: number): void {
    this.at = { x, y }
    if (Math.hypot(x - this.atWhenDrawn.x, y - this.atWhenDrawn.y) > MOVED_PX) this.moved = true
  }

  /** Whether a click means what it hits: a key does, a mouse that went there since, and anything after a while. */
  allows(event: Pick<MouseEvent, 'detail'> & { pointerType?: string }, now: number): boolean {
    if (event.detail === 0 || now - this.drawnAt >= WAIT_MS) return true
    return this.moved && event.pointerType !== 'touch'
  }
}
