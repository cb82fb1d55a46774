// Where long names may break.
import { describe, expect, it } from 'vitest'
import { softly } from '../src/lib/letters'

describe('long words', () => {
  it('break after a vowel near the middle, in any alphabet', () => {
    expect(softly('automated')).toBe('automated')
    expect(softly('Zautomatyzowana')).toBe('Zautoma\u00adtyzowana')
    expect(softly('автоматизована')).toBe('автома\u00adтизована')
  })
})
