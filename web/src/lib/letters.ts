// Where long names may break.
const SOFT = '\u00ad'
const LONGEST = 11
const VOWELS = 'aeiouyąęóàèéìòùаеєиіїоуюя'
const SYLLABLE = new RegExp(`[${VOWELS}](?=[^${VOWELS}])`, 'gi')

/** A name whose long words may break in the middle, after a vowel. */
export function softly(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length <= LONGEST) return word
    const middle = Math.floor(word.length / 2)
    const breaks = [...word.matchAll(SYLLABLE)].map((found) => found.index + 1)
    const best = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle
    return word.slice(0, best) + SOFT + word.slice(best)
  })
}
