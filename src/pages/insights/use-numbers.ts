import { datePartsOf } from '../../nouns/date-format.ts'
import type { Period } from '../../nouns/insights/period.ts'
import type { Words } from '../../words/languages.ts'
import { useWords } from '../../words/use-words.ts'
import { useShell } from '../shell/shell-data.ts'

/** Numbers, days and hours as people of the tenant's language read them. */
export function useNumbers() {
  return numbersIn(useShell().tenant.language, useWords().insights)
}

/** Numbers, shares, days and durations in words of that language. */
export function numbersIn(language: string, words: Words['insights']) {
  const { numbers, shares, days, years } = formatsOf(language)
  const number = (value: number) => numbers.format(value)
  const dayNames = new Map<string, string>()
  /** Each is asked for a few times, in charts and tables. */
  const dayName = (day: string): string => {
    const name = dayNames.get(day) ?? days.format(new Date(day))
    dayNames.set(day, name)
    return name
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
    /** The same with their years. */
    wholeSpanName: ({ from, to }: Period) => [...new Set([from, to])].map((day) => years.format(new Date(day))).join(' – '),
    /** "2 PM". */
    hourName(hour: number): string {
      const part = datePartsOf(new Date(Date.UTC(2000, 0, 1, hour)), language, { hour: 'numeric', timeZone: 'UTC' })
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

const known = new Map<string, ReturnType<typeof formatsIn>>()

/** Made once for a language: every part of the page asks for them, and making them took a third of drawing it. */
function formatsOf(language: string) {
  const formats = known.get(language) ?? formatsIn(language)
  known.set(language, formats)
  return formats
}

function formatsIn(language: string) {
  const own = language === 'en-XA' ? 'en-US' : language
  return {
    numbers: new Intl.NumberFormat(own),
    shares: new Intl.NumberFormat(own, { style: 'percent' }),
    days: new Intl.DateTimeFormat(own, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
    years: new Intl.DateTimeFormat(own, { dateStyle: 'medium', timeZone: 'UTC' }),
  }
}
