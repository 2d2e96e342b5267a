import { z } from 'zod'
import * as at from '../addresses.ts'
import { defineCall } from '../call.ts'
import { madeRevision, textOf } from '../limits.ts'
import { articlesOnDesk } from '../page-sizes.ts'
import { search } from './blog-calls.ts'
import { articleId, blogStatus, client, unscheduled, visible } from './blog-shapes.ts'

/** Beside the calls of the source: what the desk and the editor ask. */

const ok = { status: z.literal(true) }
const said = { ...ok, message: z.string() }
const named = z.object({ id: z.number().int(), title: z.string() })
const what = z.enum(['publish', 'takeDown'])

export const schedule = z.object({
  id: z.number().int(),
  what,
  at: z.string().describe('ISO'),
  wall: z.string().describe('What the clocks of `timeZone` show then: yyyy-mm-ddThh:mm'),
  timeZone: z.string(),
  revision: z.number().int().describe('The revision it publishes; 0 where it takes down'),
  by: z.string(),
  problem: z.string().describe('Empty, or why it could not be done'),
})

const preview = z.object({ id: z.number().int(), endsAt: z.string(), madeBy: z.string() })

const articleRow = z.object({
  id: z.number().int(),
  revision: z.number().int().describe('The newest, of the working draft'),
  slug: z.string().describe('The primary key, by which the item calls delete it'),
  title: z.string(),
  status: blogStatus,
  tags: z.array(named),
  topics: z.array(named),
  createdAt: z.string(),
  createdBy: z.string(),
  savedAt: z.string(),
  savedBy: z.string(),
  publishedAt: z.string().nullable(),
  address: z.string().nullable().describe('Of the live article'),
  draftWaits: z.boolean().describe('Visitors see an older revision than the newest'),
  reviewBy: z.string(),
  reviewDue: z.boolean(),
  schedules: z.array(schedule).describe('Waiting, or failed and not dealt with'),
  previews: z.array(preview).describe('Those that still work'),
})

export const articleDesk = defineCall({
  ...at.articleDesk,
  who: 'admin',
  summary: `The desk: articles of every status, ${articlesOnDesk} a page, the newest first; a search shows its best first`,
  body: z.object({
    search,
    status: z.union([z.literal(''), blogStatus]).default(''),
    topic: z.string().max(20).default('').describe('The number of a topic'),
    author: textOf(200).default('').describe('A name of `authors`'),
    page: z.string().max(8).default('1'),
    client,
  }),
  answer: z.object({
    ...ok,
    rows: z.array(articleRow),
    count: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
    topics: z.array(named),
    authors: z.array(z.string()),
    next: z
      .array(schedule.extend({ article: z.number().int(), title: z.string() }))
      .describe('Of all articles, the soonest first, 10 at most'),
    setting: z.object({ title: z.string(), subtitle: z.string() }),
    timeZone: z.string().describe('On whose clocks dates are meant'),
  }),
})

export const articleChoices = defineCall({
  ...at.articleChoices,
  who: 'admin',
  summary: 'Topics, tags and related posts that the editor offers',
  body: z.object({ client }),
  answer: z.object({
    ...ok,
    topics: z.array(named.extend({ active: z.boolean() })),
    tags: z.array(named.extend({ topic: z.number().int(), active: z.boolean() })),
    related: z.array(named.extend({ image: z.string() })).describe('The newest 100 that are published'),
  }),
})

/** On the clocks of the tenant. */
const wall = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'must be a day and a time, 2026-11-30T08:00')

export const scheduleArticle = defineCall({
  ...at.scheduleArticle,
  who: 'admin',
  summary: 'Publishes a revision, or takes an article down, at a time; one that waits already is replaced',
  body: z.object({
    id: articleId,
    what,
    wall,
    timeZone: z.string().max(60).optional().describe('Whose clocks are meant; refused (409) where it is not the tenant’s any more'),
    at: z.iso.datetime({ offset: true }).optional().describe('Which instant is meant, where that time comes twice'),
    revision: madeRevision.optional().describe('What is to be published; refused with 409 where it is not the newest any more'),
    client,
  }),
  answer: z.object({ ...said, schedule }),
  refusals: {
    422: z
      .object({
        status: z.literal(false),
        message: z.string(),
        errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
        offers: z
          .array(z.object({ at: z.string(), wall: z.string(), words: z.string() }))
          .optional()
          .describe('Where the clocks skip that time or show it twice: the two that may be meant'),
      })
      .loose(),
  },
})

export const unscheduleArticle = defineCall({
  ...at.unscheduleArticle,
  who: 'admin',
  summary: 'Calls a schedule off, or puts a failed one aside',
  body: z.object({ id: articleId.describe('Of the schedule'), client }),
  answer: z.object(said),
})

export const duplicateArticle = defineCall({
  ...at.duplicateArticle,
  who: 'admin',
  summary: 'A copy of the working draft as a new article',
  body: z.object({ id: articleId, client }),
  answer: z.object({ ...said, id: articleId }),
})

export const bulkArticles = defineCall({
  ...at.bulkArticles,
  who: 'admin',
  summary: 'The same with several articles, each by itself: what is refused for one is done for the others',
  body: z.object({
    do: z.enum(['publish', 'activate', 'deactivate', 'delete']),
    articles: z
      .array(z.object({ id: articleId, revision: madeRevision.optional() }))
      .min(1)
      .max(50),
    client,
  }),
  answer: z.object({
    ...said,
    done: z.array(articleId),
    refused: z.array(z.object({ id: articleId, message: z.string() })),
    version: visible.version,
    unscheduled,
  }),
})

export const makePreviewLink = defineCall({
  ...at.makePreviewLink,
  who: 'admin',
  summary: 'A link that shows the working draft to whoever has it, for 7 days or until it is revoked',
  body: z.object({ id: articleId, client }),
  answer: z.object({ ...said, preview, address: z.string().describe('A path of this site, told this once') }),
})

export const revokePreviewLink = defineCall({
  ...at.revokePreviewLink,
  who: 'admin',
  summary: 'Ends a preview link at once',
  body: z.object({ id: articleId.describe('Of the preview'), client }),
  answer: z.object(said),
})
