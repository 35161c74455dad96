/** Seconds as people read a clock: 95 is "1:35". */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** A moment as a clock on the wall shows it. */
export const clockTime = (seconds: number, language: string): string =>
  new Date(seconds * 1000).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' })

/** A while as people say it: seconds below a minute, then minutes. */
export const spanOf = (seconds: number): { count: number; unit: 'seconds' | 'minutes' } =>
  seconds < 60 ? { count: seconds, unit: 'seconds' } : { count: Math.round(seconds / 60), unit: 'minutes' }
