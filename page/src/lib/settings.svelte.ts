/** How this browser likes its Reading Room. */

export type Theme = 'auto' | 'light' | 'dark'
export type Pace = 'calm' | 'brisk' | 'instant'

/** How long the pauses are in which one sees what happened. */
export const PACES: Record<Pace, number> = { calm: 1, brisk: 0.25, instant: 0 }

const KEY = 'readingroom.settings'

class Settings {
  theme = $state<Theme>('auto')
  pace = $state<Pace>('calm')
  sound = $state(false)
  odds = $state(true)
  notices = $state(false)

  constructor() {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
      if (typeof kept !== 'object' || kept === null) return
      if ('theme' in kept && (kept.theme === 'light' || kept.theme === 'dark')) this.theme = kept.theme
      if ('pace' in kept && (kept.pace === 'brisk' || kept.pace === 'instant')) this.pace = kept.pace
      if ('sound' in kept) this.sound = kept.sound === true
      if ('odds' in kept) this.odds = kept.odds !== false
      if ('notices' in kept) this.notices = kept.notices === true
    } catch {
      // Nothing kept, or nothing to be read: the defaults.
    }
  }

  /** Keep them, and set what the whole document shows; call it inside an effect. */
  keep(): void {
    const { theme, pace, sound, odds, notices } = this
    if (theme === 'auto') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, pace, sound, odds, notices }))
    } catch {
      // They hold for this visit.
    }
  }
}

export const settings = new Settings()
