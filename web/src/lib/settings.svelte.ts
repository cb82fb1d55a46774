// How this device likes the table: its language, its colours, the size of its letters, whether each choice is shown before it
// counts, how fast what happens is played, whether it is heard, and whether a coach speaks.

export const THEMES = ['device', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const LETTERS = ['usual', 'large', 'huge'] as const
export type Letters = (typeof LETTERS)[number]
export const SPEEDS = ['off', 'fast', 'normal', 'step'] as const
export type Speed = (typeof SPEEDS)[number]

const THEME = 'bodypolitic.theme'
const SIZE = 'bodypolitic.letters'
const LANGUAGE = 'bodypolitic.language'
const CONFIRMS = 'bodypolitic.confirms'
const SPEED = 'bodypolitic.speed'
const SOUND = 'bodypolitic.sound'
const CALLS = 'bodypolitic.calls'
const COACH = 'bodypolitic.coach'

const oneOf = <T extends string>(names: readonly T[], kept: string | null): T | undefined =>
  names.find((name) => name === kept)

class Settings {
  /** The code of the language that was chosen here; empty as long as the browser's own is good enough. */
  language = $state('')
  theme = $state<Theme>('device')
  letters = $state<Letters>('usual')
  /** Whether a click shows what would be chosen, and only a second one chooses it. */
  confirms = $state(false)
  /** How what happens is played. */
  speed = $state<Speed>('normal')
  sound = $state(false)
  /** Whether a notification tells that it is one's turn while one looks elsewhere. */
  calls = $state(false)
  /** Whether a coach says what matters, wherever that is allowed. */
  coach = $state(false)

  /** What was chosen here before; the device's own colours where nothing was. */
  read(): void {
    this.language = recall(LANGUAGE) ?? ''
    this.theme = oneOf(THEMES, recall(THEME)) ?? 'device'
    this.letters = oneOf(LETTERS, recall(SIZE)) ?? 'usual'
    this.confirms = recall(CONFIRMS) === 'yes'
    this.speed = oneOf(SPEEDS, recall(SPEED)) ?? 'normal'
    this.sound = recall(SOUND) === 'yes'
    this.calls = recall(CALLS) === 'yes'
    this.coach = recall(COACH) === 'yes'
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.show())
    this.show()
  }

  choose(chosen: {
    language?: string
    theme?: Theme
    letters?: Letters
    confirms?: boolean
    speed?: Speed
    sound?: boolean
    calls?: boolean
    coach?: boolean
  }): void {
    Object.assign(this, chosen)
    remember(LANGUAGE, this.language)
    remember(THEME, this.theme)
    remember(SIZE, this.letters)
    remember(CONFIRMS, this.confirms ? 'yes' : 'no')
    remember(SPEED, this.speed)
    remember(SOUND, this.sound ? 'yes' : 'no')
    remember(CALLS, this.calls ? 'yes' : 'no')
    remember(COACH, this.coach ? 'yes' : 'no')
    this.show()
  }

  private show(): void {
    const dark = this.theme === 'device' ? matchMedia('(prefers-color-scheme: dark)').matches : this.theme === 'dark'
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
    document.documentElement.dataset['letters'] = this.letters
  }
}

/** Something this device was asked to keep, if it does. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // a forbidden storage: the setting lasts as long as the page
  }
}

export const settings = new Settings()
