import type { ChosenPeriod, Period } from './period.ts'
import type { Vital } from './vitals.ts'

/** A sum, and the one it is compared with; null where nothing is. */
export interface Sum {
  now: number
  before: number | null
}

/** A day, or a week of a long period (stepsOf). */
export interface StepOfReport extends Period {
  views: number
  visits: number
  /** Visits of the days it is laid beside. */
  before: number | null
  quotesOpened: number
  quotesSent: number
  /** What was published: titles of articles, the oldest first; and how many sections were saved. */
  articles: { day: string; title: string; href: string }[]
  saved: number
}

/** A line of a list, the greatest first. */
export interface Line {
  name: string
  many: number
  ofThem: number
  before: number | null
}

export interface FormFunnel {
  form: string
  opened: number
  begun: number
  sent: number
  before: number | null
  /** Where people stopped, by the question: left the page there, or were told of a mistake there when they sent it. */
  stopped: { question: string; left: number; refused: number }[]
}

export interface MeasuredVital {
  vital: Vital
  device: string
  p75: number
  before: number | null
  many: number
}

/** What changed since last week, in numbers; the words for it are in src/words. Null while there are not two weeks to compare. */
export interface Changes {
  visits: Sum
  /** The page whose views changed the most. */
  page: { name: string; now: number; before: number } | null
  quotes: Sum
  /** The search that found nothing most often. */
  search: { words: string; many: number } | null
}

export interface InsightsReport {
  period: ChosenPeriod
  today: string
  /** The day that counting began, where it was within or after the days that are compared with; else null. */
  since: string | null
  views: Sum
  visits: Sum
  robots: Sum
  searches: Sum
  withoutAnswer: Sum
  steps: StepOfReport[]
  /** Views by the hour of the day, 24 of them. */
  hours: number[]
  pages: Line[]
  /** What articles among the pages are called, by their addresses. */
  titles: Record<string, string>
  sources: Line[]
  campaigns: Line[]
  devices: Line[]
  robotNames: Line[]
  /** Only what was asked three times or more. */
  topSearches: Line[]
  nothingFound: Line[]
  forms: FormFunnel[]
  vitals: MeasuredVital[]
  changes: Changes | null
}

/** A search is shown once it was asked so often: what one person asked may be about one person. */
export const shownFrom = 3
/** So many lines of each list; the sheet has the rest. */
export const linesShown = 15
