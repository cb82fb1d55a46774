// The words of the table: one Fluent catalogue a language, fetched from the server, with the same functions as there
// (src/bodypolitic/words/catalogue.py). What can't be said as it should shows its base form, and is logged once.
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle'

type Values = Record<string, FluentVariable>

const MONEY = 'benefit-money'
const NO_COMPANY = 'place-unemployed'
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other']

let bundle: FluentBundle | null = null
let spoken = 'en'
let plurals = new Intl.PluralRules('en')
let collator = new Intl.Collator('en')
let figures: Record<string, number> = {}
const logged = new Set<string>()

function fault(what: string): void {
  if (logged.has(what)) return
  logged.add(what)
  console.error(`words in ${spoken}: ${what}`)
}

/** A message, or a form of it, filled with values; undefined if it is not there. */
function format(id: string, values?: Values, form = ''): string | undefined {
  const message = bundle?.getMessage(id)
  const pattern = form ? message?.attributes[form] : message?.value
  if (!bundle || !pattern) return undefined
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, values ?? null, errors)
  for (const error of errors) fault(`${id}: ${error.message}`)
  return text
}

/** A word in a form; its base form where it has no such form, and its id where it is not there. */
function worded(id: string, form = '', values?: Values): string {
  const text = format(id, values, form)
  if (text !== undefined) return text
  fault(`there is no message ${form ? `${id}.${form}` : id}`)
  return form ? worded(id, '', values) : id
}

const named = (options: Record<string, FluentValue>, name: string): string =>
  options[name] === undefined ? '' : String(options[name])

const numeric = (value: FluentValue | undefined): number =>
  value instanceof FluentNumber ? value.value : Number(value)

/** The form that a word has after a number; of a word without such forms, what it has without one. */
function countedForm(id: string, number: number, form: string): string {
  const forms = bundle?.getMessage(id)?.attributes ?? {}
  const before = form ? `${form}-` : ''
  if (!CATEGORIES.some((category) => `${before}${category}` in forms)) return form
  return `${before}${plurals.select(Math.abs(number))}`
}

/** Parts made into one text: a message joins the last of them to the others, and another one those. */
function joined(message: string, parts: string[]): string {
  return parts.reduce((before, next, number) =>
    worded(number < parts.length - 1 ? 'before-last' : message, '', { before, next }),
  )
}

const listed =
  (message: string): FluentFunction =>
  ([ids], options) =>
    joined(
      message,
      String(ids)
        .split(' ')
        .map((id) => worded(id, named(options, 'form'))),
    )

/** A number in plain figures, or words that stand for one as they are. */
function figure(value: FluentValue | undefined, sign: string): string {
  return typeof value === 'string' ? value : signed(numeric(value), sign !== '')
}

const functions: Record<string, FluentFunction> = {
  WORD: ([id], options) => worded(String(id), named(options, 'form')),
  EITHER: listed('either'),
  ALL: listed('all'),
  PLACE: ([id], options) =>
    id === NO_COMPANY
      ? worded(NO_COMPANY, named(options, 'form'))
      : worded('place-company', named(options, 'form'), { company: String(id) }),
  COUNT: ([number, id], options) => {
    const sign = named(options, 'sign')
    if (id === MONEY) return worded('money', '', { amount: figure(number, sign) })
    const thing = worded(String(id), countedForm(String(id), numeric(number), named(options, 'form')))
    return worded('counted', '', { number: figure(number, sign), thing })
  },
  MONEY: ([amount], options) => worded('money', '', { amount: figure(amount, named(options, 'sign')) }),
  SIGNED: ([amount]) => figure(amount, 'yes'),
  FIGURE: ([name]) => new FluentNumber(figures[String(name)] ?? 0),
}

/** Read a catalogue from its Fluent source, with the figures of the rules that it speaks of. */
export function readCatalogue(language: string, source: string, rules: Record<string, number> = {}): void {
  spoken = language
  figures = rules
  plurals = new Intl.PluralRules(language)
  collator = new Intl.Collator(language)
  bundle = new FluentBundle(language, { functions, useIsolating: false })
  bundle.addResource(new FluentResource(source))
}

export const language = (): string => spoken

/** Which of two titles stands first by the alphabet of the language. */
export const inOrder = (a: string, b: string): number => collator.compare(a, b)

/** A message of the catalogue, filled with values. A message that is not there shows as its id. */
export function t(id: string, values?: Values): string {
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
