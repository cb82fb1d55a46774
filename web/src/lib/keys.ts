// The keys of the table: what each does, and how arrows go from thing to thing.

/** Every key that does something, as it is shown and by what it is called; `?` lists them. */
export const KEYS = [
  { keys: ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'], shown: '← ↑ ↓ →', does: 'arrows' },
  { keys: ['Enter'], shown: 'Enter', does: 'enter' },
  { keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'], shown: '1 … 9', does: 'numbers' },
  { keys: ['+', '-'], shown: '+ −', does: 'amount' },
  { keys: ['u'], shown: 'u', does: 'undo' },
  { keys: ['e'], shown: 'e', does: 'end' },
  { keys: ['l'], shown: 'l', does: 'list' },
  { keys: ['s'], shown: 's', does: 'suggest' },
  { keys: ['i'], shown: 'i', does: 'sheet' },
  { keys: ['g'], shown: 'g', does: 'glossary' },
  { keys: [' '], shown: 'Space', does: 'forward' },
  { keys: ['a'], shown: 'a', does: 'again' },
  { keys: ['Escape'], shown: 'Escape', does: 'escape' },
  { keys: ['?'], shown: '?', does: 'help' },
] as const

export type Does = (typeof KEYS)[number]['does']

/** What a key does at the table; nothing while one writes, scrolls, or holds it down. */
export function deedOf(event: KeyboardEvent): Does | null {
  const at = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || /INPUT|TEXTAREA|SELECT/.test(at.tagName))
    return null
  const does = KEYS.find(({ keys }) => (keys as readonly string[]).includes(event.key))?.does ?? null
  if (does === 'arrows' && at.classList.contains('scroll')) return null
  if ((does === 'enter' || does === 'forward') && /BUTTON|^A$|SUMMARY/.test(at.tagName) && at.ariaDisabled !== 'true')
    return null
  return does
}

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>
const AWAY: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
// How much further something seems that does not lie straight ahead.
const ASIDE = 2.5

const middle = (box: Box): [number, number] => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
const gap = (from: number, to: number, start: number, end: number): number => Math.max(0, start - to, from - end)

/** Which of some boxes an arrow leads to from another: the nearest on that side, -1 if there is none. */
export function nextBox(from: Box, boxes: readonly Box[], arrow: string): number {
  const [right, down] = AWAY[arrow] ?? [0, 0]
  const [x, y] = middle(from)
  let best = -1
  let least = Infinity
  boxes.forEach((box, n) => {
    const [toX, toY] = middle(box)
    const ahead = (toX - x) * right + (toY - y) * down
    if (ahead < 1) return
    const aside = right
      ? gap(from.top, from.bottom, box.top, box.bottom)
      : gap(from.left, from.right, box.left, box.right)
    const skew = right ? Math.abs(toY - y) : Math.abs(toX - x)
    const far = ahead + ASIDE * aside + skew / 10
    if (far < least) [best, least] = [n, far]
  })
  return best
}

const nearest = (from: Box, boxes: readonly Box[]): number => {
  const [x, y] = middle(from)
  const far = boxes.map((box) => Math.hypot(middle(box)[0] - x, middle(box)[1] - y))
  return far.indexOf(Math.min(...far))
}

const LAYERS = '[data-menu], [data-drawer], [data-over]'
const THINGS = '[data-hot], [data-option], [data-go-on], [data-change], [data-close]'

/** What can be picked now and is in sight: in the menu if one is open, else wherever nothing lies over it. */
export function thingsInSight(): HTMLElement[] {
  const inMenu = [...document.querySelectorAll<HTMLElement>('[data-menu] button')]
  if (inMenu.length > 0) return inMenu
  return [...document.querySelectorAll<HTMLElement>(THINGS)].filter((one) => {
    if ((one as HTMLButtonElement).disabled || !one.checkVisibility()) return false
    const [x, y] = middle(one.getBoundingClientRect())
    const layer = document.elementFromPoint(x, y)?.closest(LAYERS)
    return !layer || layer.contains(one)
  })
}

/** Move the focus where an arrow points; from nothing in particular to the nearest thing. */
export function followArrow(arrow: string): void {
  const at = document.activeElement as HTMLElement | null
  const things = thingsInSight().filter((one) => one !== at)
  const boxes = things.map((one) => one.getBoundingClientRect())
  const from = (at && at !== document.body ? at : document.getElementById('prompt'))?.getBoundingClientRect()
  if (!from || boxes.length === 0) return
  let to = nextBox(from, boxes, arrow)
  if (to < 0 && !at?.matches(THINGS)) to = nearest(from, boxes)
  things[to]?.focus()
}

// What numbers stand for: the menu's options, the basic actions in one's turn, the list's options if it is open, or
// whatever can be picked. base.css shows the same numbers once a key was pressed.
const NUMBERED = {
  menu: '[data-menu] [data-option]',
  turn: '[data-action]',
  list: '[data-drawer="list"] [data-option]',
  pick: '.glow > .spot, [data-drawer="answers"] [data-answer], .question [data-answer]',
} as const

export type Numbered = keyof typeof NUMBERED

/** The things that numbers stand for, in order. */
export function numberedThings(what: Numbered): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(NUMBERED[what])].filter((one) => one.checkVisibility())
}
