// The words of the table: one Fluent catalogue a language, fetched from the server.
import { FluentBundle, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle'

// { WORD($resource, form: "of") }: another message, or an attribute of it, as on the server.
const word: FluentFunction = ([id], named) => {
  const name = String(id)
  const form = named['form'] === undefined ? '' : String(named['form'])
  const message = bundle?.getMessage(name)
  const pattern = form ? message?.attributes[form] : message?.value
  return bundle && pattern ? bundle.formatPattern(pattern, null, []) : name
}

let bundle: FluentBundle | null = null
let spoken = 'en'

function format(id: string, values?: Record<string, FluentVariable>): string | undefined {
  const pattern = bundle?.getMessage(id)?.value
  if (!bundle || !pattern) return undefined
  return bundle.formatPattern(pattern, values ?? null, [])
}

/** Read a catalogue from its Fluent source. */
export function readCatalogue(language: string, source: string): void {
  spoken = language
  bundle = new FluentBundle(language, { functions: { WORD: word }, useIsolating: false })
  bundle.addResource(new FluentResource(source))
}

export const language = (): string => spoken

/** A message of the catalogue, filled with values. A message that is not there shows as its id. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  return format(id, values) ?? id
}

/** Whether the catalogue has a message. */
export const has = (id: string): boolean => bundle?.hasMessage(id) ?? false

/** A section of a policy by its code, as the language writes it: `2B`. */
export const sectionCode = (code: string): string =>
  t('policy-section', { policy: code.slice(0, -1), section: `section-${code.slice(-1)}` })

/** A wage level by its code, as the language writes it: `L2`. */
export const wageLevel = (code: string): string => t('wage-level', { level: code.slice(1) })

const MINUS = '\u2212'

/** A number with a true minus sign and, if wanted, a plus. */
export function signed(amount: number, plus = true): string {
  if (amount < 0) return `${MINUS}${-amount}`
  return plus && amount > 0 ? `+${amount}` : String(amount)
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A span of time in its largest unit, rounded up: 45 seconds, 2 minutes, 3 hours, 1 day. */
export function lasting(seconds: number): string {
  if (seconds < MINUTE) return t('ui-seconds', { count: Math.max(1, Math.ceil(seconds)) })
  if (seconds < HOUR) return t('ui-minutes', { count: Math.ceil(seconds / MINUTE) })
  if (seconds < DAY) return t('ui-hours', { count: Math.ceil(seconds / HOUR) })
  return t('ui-days', { count: Math.ceil(seconds / DAY) })
}

/** How long ago something was, given in seconds since 1970. */
export const ago = (at: number): string => t('ui-ago', { time: lasting(Date.now() / 1000 - at) })
