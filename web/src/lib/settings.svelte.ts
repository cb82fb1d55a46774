// How this device likes the table: light or dark.
const THEME = 'bodypolitic.theme'

class Settings {
  dark = $state(false)

  /** What was chosen here before, or what the device asks for. */
  read(): void {
    const kept = recall(THEME)
    this.dark = kept ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
    this.show()
  }

  toggleTheme(): void {
    this.dark = !this.dark
    remember(THEME, this.dark ? 'dark' : 'light')
    this.show()
  }

  private show(): void {
    document.documentElement.dataset['theme'] = this.dark ? 'dark' : 'light'
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
