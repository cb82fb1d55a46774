// The languages that the server offers, and the one that somebody reads best.
import type { Language } from './types'

const FALLBACK = 'en'

let offered = $state.raw<readonly Language[]>([])

export const offeredLanguages = (): readonly Language[] => offered

export function offerLanguages(languages: readonly Language[]): void {
  offered = languages
}

/** The first of these languages (`pl`, `pl-PL`) that is offered, or English. */
export function wantedLanguage(wanted: readonly string[]): string {
  const codes = wanted.map((one) => one.split('-', 1)[0]?.toLowerCase() ?? '')
  return codes.find((code) => offered.some((one) => one.code === code)) ?? FALLBACK
}
