import { useShell } from '../shell/shell-data.ts'

/** Numbers and days as people of the tenant's language read them. */
export function useNumbers() {
  const { language } = useShell().tenant
  const own = language === 'en-XA' ? 'en-US' : language
  const numbers = new Intl.NumberFormat(own)
  const days = new Intl.DateTimeFormat(own, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return {
    number: (value: number) => numbers.format(value),
    dayName: (day: string) => days.format(new Date(day)),
    /** "+12 %", by whole ones; empty where there was nothing before. */
    change: (now: number, before: number | null) =>
      !before ? '' : `${now >= before ? '+' : '−'}${numbers.format(Math.round((Math.abs(now - before) / before) * 100))} %`,
  }
}
