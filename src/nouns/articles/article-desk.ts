import type { ArticleStatus } from './article-status.ts'
import type { ArticleCard, Named } from './shown-article.ts'

/** What of the desk is asked for, as an address bar has it. */
export interface ArticleDeskAsked {
  search: string
  /** Empty for all. */
  status: '' | ArticleStatus
  /** The number of a topic. */
  topic: string
  /** A name of `authors`. */
  author: string
  page: string
}

export interface ArticleDeskPage {
  rows: ArticleRow[]
  count: number
  page: number
  pages: number
  topics: Named[]
  /** Who wrote one, for the filter. */
  authors: string[]
  /** Of all articles, the soonest first, 10 at most; then what could not be done and nobody has dealt with. */
  next: NextScheduled[]
  setting: { title: string; subtitle: string }
  /** On whose clocks dates are meant. */
  timeZone: string
}

export interface ArticleRow {
  id: number
  /** The newest, of the working draft. */
  revision: number
  /** The primary key, by which the item calls delete it. */
  slug: string
  title: string
  status: ArticleStatus
  tags: Named[]
  topics: Named[]
  createdAt: string
  createdBy: string
  savedAt: string
  savedBy: string
  publishedAt: string | null
  /** Of the live article. */
  address: string | null
  /** True where visitors see an older revision than the newest. */
  draftWaits: boolean
  /** '' or yyyy-mm-dd. */
  reviewBy: string
  /** True from that day on. */
  reviewDue: boolean
  /** Waiting, or failed and not dealt with. */
  schedules: ArticleSchedule[]
  /** Those that still work. */
  previews: PreviewLink[]
}

export type ScheduledAction = 'publish' | 'takeDown'

export interface ArticleSchedule {
  id: number
  what: ScheduledAction
  /** ISO. */
  at: string
  /** What the clocks of `timeZone` show then: yyyy-mm-ddThh:mm. */
  wall: string
  timeZone: string
  /** The revision it publishes; 0 where it takes down. */
  revision: number
  by: string
  /** Empty, or why it could not be done. */
  problem: string
}

/** Those that are still to be carried out: one that failed only waits to be dealt with. */
export const waitingOf = (schedules: readonly ArticleSchedule[], of?: ScheduledAction): ArticleSchedule[] =>
  schedules.filter(({ what, problem }) => problem === '' && what === (of ?? what))

export type NextScheduled = ArticleSchedule & { article: number; title: string }

export interface PreviewLink {
  id: number
  endsAt: string
  madeBy: string
}

/** An article as the editor opens it. */
export interface OpenArticle extends Omit<ArticleRow, 'tags' | 'topics'> {
  /** The wire shape and what a save says it was based on, as get-content-item answers. */
  stored: { value: unknown; revision: number; ids: Record<string, string[]>; savedAt: string | null; savedBy: string | null }
  /** What visitors see; null where they see nothing. */
  liveRevision: number | null
  /** Since when visitors see that revision. */
  liveSince: string | null
}

/** What the editor offers beside an article, or for a new one. */
export interface ArticleChoices {
  /** Active ones, and those the article has already. */
  topics: (Named & { active: boolean })[]
  tags: (Named & { topic: number; active: boolean })[]
  /** The newest 100 posts that are published, for the related ones. */
  related: Pick<ArticleCard, 'id' | 'title' | 'image'>[]
}
