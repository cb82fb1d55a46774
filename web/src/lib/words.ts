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

const MINUS = '\u2212'

/** A number with a true minus sign and, if wanted, a plus. */
export function signed(amount: number, plus = true): string {
  if (amount < 0) return `${MINUS}${-amount}`
  return plus && amount > 0 ? `+${amount}` : String(amount)
}
