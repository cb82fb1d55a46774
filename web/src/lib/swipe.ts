// Where the board comes in parts, a swipe of one finger turns to the next one. Two fingers zoom, as on any page.

const FAR_PX = 60
const STRAIGHT = 2 // so many times further aside than up or down
const ZOOMED = 1.05

interface Touched {
  x: number
  y: number
}

/**
 * Follow the finger, and tell whether it was swiped to the part after this one, or to the one before. While swipes are
 * followed, the browser does not leave the page by them.
 */
export function followSwipes(scene: HTMLElement, turn: (step: 1 | -1) => void): () => void {
  let from: Touched | null = null
  const begin = (event: TouchEvent): void => {
    const finger = event.touches.length === 1 ? event.touches[0] : undefined
    const over = (event.target as Element).closest('[data-drawer], .plan, nav')
    from = finger && !over && (visualViewport?.scale ?? 1) < ZOOMED ? { x: finger.clientX, y: finger.clientY } : null
  }
  const end = (event: TouchEvent): void => {
    const finger = event.changedTouches[0]
    if (!from || !finger) return
    const aside = finger.clientX - from.x
    const along = Math.abs(finger.clientY - from.y)
    from = null
    if (Math.abs(aside) >= FAR_PX && Math.abs(aside) > STRAIGHT * along) turn(aside < 0 ? 1 : -1)
  }
  const giveUp = (): void => {
    from = null
  }
  const root = document.documentElement
  root.style.overscrollBehaviorX = 'none'
  scene.addEventListener('touchstart', begin, { passive: true })
  scene.addEventListener('touchend', end, { passive: true })
  scene.addEventListener('touchcancel', giveUp, { passive: true })
  return () => {
    root.style.overscrollBehaviorX = ''
    scene.removeEventListener('touchstart', begin)
    scene.removeEventListener('touchend', end)
    scene.removeEventListener('touchcancel', giveUp)
  }
}
