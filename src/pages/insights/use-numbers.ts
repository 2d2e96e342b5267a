import type { Words } from '../../words/languages.ts'
import { useWords } from '../../words/use-words.ts'
import { useShell } from '../shell/shell-data.ts'

/** Numbers, days and hours as people of the tenant's language read them. */
export function useNumbers() {
  return numbersIn(useShell().tenant.language, useWords().insights)
}

export function numbersIn(language: string, words: Words['insights']) {
  const own = language === 'en-XA' ? 'en-US' : language
  const numbers = new Intl.NumberFormat(own)
  const shares = new Intl.NumberFormat(own, { style: 'percent' })
  const days = new Intl.DateTimeFormat(own, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  const hours = new Intl.DateTimeFormat(own, { hour: 'numeric', timeZone: 'UTC' })
  const number = (value: number) => numbers.format(value)
  const dayNames = new Map<string, string>()
  /** Each is asked for a few times, in charts and tables. */
  const dayName = (day: string): string => {
    const known = dayNames.get(day) ?? days.format(new Date(day))
    dayNames.set(day, known)
    return known
  }
  /** By whole ones; empty where they say nothing. */
  const shareOf = (now: number, before: number) => {
    const share = Math.abs(now - before) / before
    return Math.round(share * 100) === 0 ? '' : shares.format(share)
  }
  return {
    number,
    dayName,
    /** "Nov 2 – Nov 8", or the day alone. */
    spanName(from: string, to = from): string {
      return from === to ? dayName(from) : `${dayName(from)} – ${dayName(to)}`
    },
    /** "2 PM"; put together by hand, since what is between the parts differs from one browser to the next. */
    hourName(hour: number): string {
      const parts = hours.formatToParts(Date.UTC(2000, 0, 1, hour))
      const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? ''
      return `${part('hour')} ${part('dayPeriod')}`.trim()
    },
    /** "+12%", or that it is as many; empty where there was nothing before. */
    change(now: number, before: number | null): string {
      if (!before) return ''
      if (now === before) return words.asMany
      const share = shareOf(now, before)
      return share ? `${now > before ? '+' : '−'}${share}` : words.aboutAsMany
    },
    /** "12% more than the 50 the week before". */
    thanWeekBefore(now: number, before: number): string {
      const { than } = words.changes
      if (now === before) return than.same
      const share = shareOf(now, before)
      if (!share) return than.about(number(before))
      return than[now > before ? 'more' : 'fewer'](share, number(before))
    },
  }
}
