// Where things are on the screen, by the names that happenings give them. What a phone does not show is at the tab of its part.

type Find = (...names: string[]) => string

const panel = (who: string): string => `[data-part="player-${who}"]`
const SHOP = '[data-part="services"]'
const SUPPLY = '[data-part="top"] .phases'
const ABROAD = '[data-part="abroad"]'

/** Where each kind of thing is, as a selector: the first of its parts that is there counts. */
const FINDS: Readonly<Record<string, Find>> = {
  player: (who = '') => `${panel(who)}, ${who === 'ST' ? SHOP : who === 'foreign-market' ? ABROAD : SUPPLY}`,
  money: (who = '') => {
    if (who === 'foreign-market') return ABROAD
    return who === 'supply' ? SUPPLY : `${panel(who)} .money${who === 'ST' ? `, ${SHOP} .head` : ''}`
  },
  capital: () => `${panel('CC')} [data-sheet="notion:capital"]`,
  vp: (who = '') => `${panel(who)} .vp`,
  cards: (who = '') => `${panel(who)} [data-sheet="notion:cards"]`,
  loans: (who = '') => (who === 'ST' ? '[data-sheet="notion:imf"]' : `${panel(who)} [data-sheet="notion:loan"]`),
  goods: (who = '', what = '') => `${panel(who)} [data-sheet="resource:${what}"]`,
  'for-sale': (who = '', what = '') => `${who === 'ST' ? SHOP : panel(who)} [data-sheet="resource:${what}"]`,
  track: (who = '') => `${panel(who)} .track .at`,
  population: (who = '') => `${panel(who)} [data-sheet="notion:population"]`,
  legitimacy: (of = '') => `${panel('ST')} .legitimacy .${of}`,
  union: (industry = '') => `[data-sheet="union:${industry}"]`,
  company: (slug = '') => `[data-company="${slug}"], [data-sheet="company:${slug}"], ${SUPPLY}`,
  worker: (slug = '', skill = '') => `[data-sheet="worker:${slug}:${skill}"], [data-company="${slug}"] .people`,
  unemployed: (who = '', skill = '') => `.folk.${who} [data-sheet="unemployed:${skill}"], .folk.${who}`,
  bag: (who = '') => `[data-sheet="cube:${who}"]`,
  drawn: (who = '') => `.moment .scale .${who} .cubes, [data-sheet="cube:${who}"]`,
  section: (code = '') => `.politics [data-sheet="section:${code}"]`,
  now: (policy = '') => `[data-policy="${policy}"] .now`,
  policy: (policy = '') => `[data-policy="${policy}"]`,
  'tax-multiplier': () => '[data-sheet="notion:tax-multiplier"] .on',
  imf: () => '[data-sheet="notion:imf"]',
  event: (slug = '') => `[data-part="desk"] [data-sheet="event:${slug}"], [data-part="desk"]`,
  history: (slug = '') => `[data-part="desk"] [data-sheet="history:${slug}"], [data-part="desk"]`,
  desk: () => '[data-part="desk"]',
  deal: (deal = '') => `[data-sheet="deal:${deal}"], ${ABROAD}`,
  abroad: () => ABROAD,
  supply: () => SUPPLY,
  demonstration: () => '.demonstration',
  automa: (who = '') => `[data-automa="${who}"]`,
  policies: () => '[data-part="policies"]',
  jobless: (who = '') => `.folk.${who}`,
  action: (name = '') => `[data-action="${name}"]`,
  card: (slug = '') => `.hand [data-sheet$="/${slug}"], .hand`,
  hand: () => '.hand',
  prompt: () => '.plan',
  confirm: () => '.plan [data-answer="end-turn"]',
  vote: () => '[data-drawer="vote"] .drawn, .plan',
}

/** A place by its name, such as `money:WC` or `worker:clinic:healthcare`. */
export type Place = string

/** The things that stand for a place, whether they can be seen or not. */
function thingsAt(place: Place): HTMLElement[] {
  const [kind = '', ...names] = place.split(':')
  const selectors = FINDS[kind]?.(...names).split(', ') ?? []
  for (const selector of selectors) {
    const found = [...document.querySelectorAll<HTMLElement>(`.board ${selector}`)]
    if (found.length > 0) return found
  }
  return []
}

/** The part of the board, as phones show it, that one of the things is in. */
const partOf = (things: readonly HTMLElement[]): string | undefined =>
  things.map((one) => one.closest<HTMLElement>('[data-area]')?.dataset['area']).find((area) => area !== undefined)

/** The part of the board, as phones show it, that a place is in, if one does not see it now. */
export function hiddenIn(place: Place): string | undefined {
  const things = thingsAt(place)
  if (things.some((one) => one.checkVisibility())) return undefined
  return partOf(things)
}

/** What one sees of a place: the thing itself, or on a phone the tab that leads to it. */
export function seen(place: Place): HTMLElement | null {
  const things = thingsAt(place)
  const thing = things.find((one) => one.checkVisibility() && !one.dataset['veiled']) ?? null
  if (thing) return thing
  const veiled = things.find((one) => one.checkVisibility())
  return veiled ?? document.querySelector<HTMLElement>(`[data-part-of-board="${partOf(things)}"]`)
}

/** Where the pieces were that a change may move, before it is drawn. */
export function remembered(places: readonly Place[]): Map<Place, DOMRect> {
  const found = new Map<Place, DOMRect>()
  for (const place of places) {
    const thing = seen(place)
    if (thing) found.set(place, thing.getBoundingClientRect())
  }
  return found
}
