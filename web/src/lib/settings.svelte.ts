// How this device likes the table: its language, its colours, the size of its letters, and whether each choice is shown before it counts.

export const THEMES = ['device', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]
export const LETTERS = ['usual', 'large', 'huge'] as const
export type Letters = (typeof LETTERS)[number]

const THEME = 'bodypolitic.theme'
const SIZE = 'bodypolitic.letters'
const LANGUAGE = 'bodypolitic.language'
const CONFIRMS = 'bodypolitic.confirms'

const oneOf = <T extends string>(names: readonly T[], kept: string | null): T | undefined =>
  names.find((name) => name === kept)

class Settings {
  /** The code of the language that was chosen here; empty as long as the browser's own is good enough. */
  language = $state('')
  theme = $state<Theme>('device')
  letters = $state<Letters>('usual')
  /** Whether a click shows what would be chosen, and only a second one chooses it. */
  confirms = $state(false)

  /** What was chosen here before; the device's own colours where nothing was. */
  read(): void {
    this.language = recall(LANGUAGE) ?? ''
    this.theme = oneOf(THEMES, recall(THEME)) ?? 'device'
    this.letters = oneOf(LETTERS, recall(SIZE)) ?? 'usual'
    this.confirms = recall(CONFIRMS) === 'yes'
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.show())
    this.show()
  }

  choose(chosen: { language?: string; theme?: Theme; letters?: Letters; confirms?: boolean }): void {
    Object.assign(this, chosen)
    remember(LANGUAGE, this.language)
    remember(THEME, this.theme)
    remember(SIZE, this.letters)
    remember(CONFIRMS, this.confirms ? 'yes' : 'no')
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
