// Where long names may break.
const SOFT = '\u00ad'
const LONGEST = 11
const VOWELS = 'aeiouyąęóàèéìòùаеєиіїоуюя'
const CONSONANT = `[^${VOWELS}]`
const WRITTEN_AS_TWO = 'ch|cz|dz|rz|sz'
const BEGINS_A_SYLLABLE = `${WRITTEN_AS_TWO}|gh|gn|sh|th|[sс]${CONSONANT}|[bcdfgptбвгдкпт][lrлр]`
const ENDS_A_SYLLABLE = `(?:(?:${WRITTEN_AS_TWO})|(?!${BEGINS_A_SYLLABLE})${CONSONANT}ь?)(?=${CONSONANT})`
const SYLLABLE = new RegExp(`[${VOWELS}](?:${ENDS_A_SYLLABLE})?(?=${CONSONANT}+[${VOWELS}])`, 'gi')

/** A name whose long words may break between two syllables, near the middle. */
export function softly(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length <= LONGEST) return word
    const middle = Math.floor(word.length / 2)
    const breaks = [...word.matchAll(SYLLABLE)].map((found) => found.index + found[0].length)
    const best = breaks.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? middle
    return word.slice(0, best) + SOFT + word.slice(best)
  })
}
