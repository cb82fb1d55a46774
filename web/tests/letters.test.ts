// Where long names may break.
import { describe, expect, it } from 'vitest'
import { softly } from '../src/lib/letters'

describe('long words', () => {
  it('break near the middle, in any alphabet', () => {
    expect(softly('automated')).toBe('automated')
    expect(softly('Zautomatyzowana')).toBe('Zautoma\u00adtyzowana')
    expect(softly('автоматизована')).toBe('автома\u00adтизована')
  })

  it.each([
    'Broad-casting',
    'Demon-stracja',
    'Poli-technika',
    'Spół-dzielnia',
    'Uniwer-sytecki',
    'Демон-страція',
    'Законо-проект',
    'Univer-sitario',
    'Ortofrut-ticola',
  ])('long names break between syllables: %s', (broken) => {
    expect(softly(broken.replace('-', ''))).toBe(broken.replace('-', '\u00ad'))
  })
})
