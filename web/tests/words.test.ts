import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { readCatalogue, t } from '../src/lib/words'

// The same sentences as tests/words/test_sentences.py puts together on the server.
const KEPT = join(import.meta.dirname, '../../tests/words/sentences')
const read = (name: string): string => readFileSync(join(KEPT, name), 'utf-8')

interface Sentence {
  message: string
  values: Record<string, string | number>
  text: string
}

describe.each(['pl', 'uk', 'it'])('hard sentences in %s', (language) => {
  it('come out as on the server', () => {
    readCatalogue(language, read(`${language}.ftl`), { loan: 50 })
    for (const { message, values, text } of JSON.parse(read(`${language}.json`)) as Sentence[]) {
      expect(t(message, values)).toBe(text)
    }
  })
})

describe("what can't be said as it should", () => {
  it('shows the base form of the word, and is logged once', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    readCatalogue('pl', 'role-WC = Klasa Robotnicza\npassed = Pasuje: { WORD($who, form: "gen") }.\n')
    expect([1, 2].map(() => t('passed', { who: 'role-WC' }))).toEqual(Array(2).fill('Pasuje: Klasa Robotnicza.'))
    expect(logged.mock.calls).toEqual([['words in pl: there is no message role-WC.gen']])
  })
})
