import type { PictureName } from '../../art/picture-list.ts'
import type { TagTitle } from './article-topics.ts'

/** One article as it is written here; demo-articles.ts makes of it what a site keeps. */
export interface DemoArticle {
  slug: string
  title: string
  subTitle: string
  tags: readonly TagTitle[]
  picture: PictureName
  /** What the picture shows, for who cannot see it. */
  shows: string
  /** The day, in Colorado. */
  published: `2026-${string}`
  /** The day somebody should read it again: laws and prices change. */
  reviewBy: `202${number}-${string}`
  /** Slugs of up to three others; who names none gets those that are like it. */
  related?: readonly string[]
  body: string
}
