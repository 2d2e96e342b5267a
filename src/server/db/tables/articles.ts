import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ScheduledAction } from '../../../nouns/articles/article-desk.ts'
import type { ArticleStatus } from '../../../nouns/articles/article-status.ts'
import { at, bytewiseText, lexemes } from './columns.ts'

/** What an article is beside its content, for the desk: every article, deleted ones too. */
export const articleStates = pgTable(
  'article_states',
  {
    tenant: text('tenant').notNull(),
    id: integer('id').notNull(),
    status: text('status').$type<ArticleStatus>().notNull(),
    deleted: boolean('deleted').notNull().default(false),
    /** Of the working draft, so that the desk lists and sorts without reading any. */
    revision: integer('revision').notNull(),
    title: text('title').notNull(),
    titleKey: bytewiseText('title_key').notNull(),
    slug: text('slug').notNull(),
    tagIds: integer('tag_ids').array().notNull(),
    reviewBy: text('review_by').notNull(),
    foundBy: lexemes('found_by').notNull(),
    createdAt: at('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    savedAt: at('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
    /** When it first went live. */
    publishedAt: at('published_at'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    index('article_states_created').on(t.tenant, t.createdAt, t.id),
    index('article_states_published').on(t.tenant, t.publishedAt, t.id),
    index('article_states_title').on(t.tenant, t.titleKey, t.id),
    index('article_states_found').using('gin', t.foundBy).with({ fastupdate: false }),
  ],
)

/**
 * What visitors read of articles, and all they ever read: a row for each that is published, with the content of the revision
 * that was. It is written in the transaction of publishing and deleted in that of taking down.
 */
export const liveArticles = pgTable(
  'live_articles',
  {
    tenant: text('tenant').notNull(),
    id: integer('id').notNull(),
    revision: integer('revision').notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    titleKey: bytewiseText('title_key').notNull(),
    subTitle: text('sub_title').notNull(),
    image: text('image').notNull(),
    html: text('html').notNull(),
    tagIds: integer('tag_ids').array().notNull(),
    /** Those somebody chose, in order. */
    related: integer('related').array().notNull(),
    minutes: integer('minutes').notNull(),
    foundBy: lexemes('found_by').notNull(),
    createdAt: at('created_at').notNull(),
    publishedAt: at('published_at').notNull(),
    /** Since when visitors see this very revision. */
    liveSince: at('live_since').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    index('live_articles_published').on(t.tenant, t.publishedAt, t.id),
    index('live_articles_slug').on(t.tenant, t.slug),
    index('live_articles_tags').using('gin', t.tagIds).with({ fastupdate: false }),
    index('live_articles_found').using('gin', t.foundBy).with({ fastupdate: false }),
  ],
)

/** What is to become of articles at times somebody chose. */
export const articleSchedules = pgTable(
  'article_schedules',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tenant: text('tenant').notNull(),
    article: integer('article').notNull(),
    what: text('what').$type<ScheduledAction>().notNull(),
    /** The revision it was made for; 0 where it takes down. */
    revision: integer('revision').notNull(),
    at: at('at').notNull(),
    /** As it was chosen, and on whose clocks. */
    wall: text('wall').notNull(),
    timeZone: text('time_zone').notNull(),
    state: text('state').$type<'waiting' | 'done' | 'failed' | 'off'>().notNull(),
    /** Why it could not be done. */
    problem: text('problem').notNull().default(''),
    madeAt: at('made_at').notNull(),
    madeBy: text('made_by').notNull(),
    account: text('account').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('article_schedules_waiting')
      .on(t.tenant, t.article, t.what)
      .where(sql`state = 'waiting'`),
    index('article_schedules_next')
      .on(t.tenant, t.at, t.id)
      .where(sql`state in ('waiting', 'failed')`),
  ],
)

/** Links that show a draft to whoever has one. */
export const articlePreviews = pgTable(
  'article_previews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tenant: text('tenant').notNull(),
    article: integer('article').notNull(),
    /** SHA-256 of the secret in the link. */
    secretHash: text('secret_hash').notNull(),
    madeAt: at('made_at').notNull(),
    madeBy: text('made_by').notNull(),
    account: text('account').notNull(),
    endsAt: at('ends_at').notNull(),
    revokedAt: at('revoked_at'),
  },
  (t) => [uniqueIndex('article_previews_secret').on(t.secretHash), index('article_previews_article').on(t.tenant, t.article)],
)

/** What calls that change an article but not its words were answered under their Idempotency-Key. */
export const articleAnswers = pgTable(
  'article_answers',
  {
    tenant: text('tenant').notNull(),
    account: text('account').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer').notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.account, t.key] }), index('article_answers_at').on(t.tenant, t.at)],
)
