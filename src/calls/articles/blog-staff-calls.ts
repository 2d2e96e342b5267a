import { z } from 'zod'
import * as at from '../addresses.ts'
import { defineCall } from '../call.ts'
import { ids, merged } from '../content-calls.ts'
import { baseRevision, itemId, madeRevision, textOf } from '../limits.ts'
import { articleId, blogs, blogStatus, client, idInAddress, unscheduled, visible, wholeBlog } from './blog-shapes.ts'
import { ordered, paging, search } from './blog-calls.ts'

/** What the source asks for admins: drafts and published ones alike, as they are worked on. */

export const listBlogs = defineCall({
  ...at.listBlogs,
  who: 'admin',
  summary: 'Blogs of every status, or of one, as they are worked on',
  body: z.object({
    filter: z.enum(['all', 'Active', 'Inactive', 'Published']).default('all'),
    ...paging,
    ...ordered,
    orderBy: ordered.orderBy.default('createdDate'),
    client,
  }),
  answer: blogs,
})

export const searchAllBlogs = defineCall({
  ...at.searchAllBlogs,
  who: 'admin',
  summary: 'Blogs of every status that have every word; without words the newest',
  body: z.object({ search, ...paging, pageSize: paging.pageSize.default(100), client }),
  answer: blogs,
})

export const blogById = defineCall({
  ...at.blogById,
  who: 'admin',
  summary: 'A blog of any status, as it is worked on',
  params: idInAddress,
  body: z.object({ client }),
  answer: z.object({
    status: z.literal(true),
    data: wholeBlog.extend({
      revision: z.number().int().describe('Goes back with a save or a change of status, so that nobody’s work is lost'),
      reviewBy: z.string(),
    }),
  }),
})

const relatedPost = z.union([itemId, z.literal(-1), z.string().max(10)]).optional()

export const createBlog = defineCall({
  ...at.createBlog,
  who: 'admin',
  summary: 'Saves a blog, a new one without an id; Published publishes it. A published one is saved here only by publishing it (409)',
  body: z.object({
    id: articleId.optional(),
    title: textOf(2_000).optional(),
    subtitle: textOf(20_000).optional(),
    tag: z
      .union([textOf(1_000), itemId])
      .optional()
      .describe('Numbers of tags with commas between them'),
    relatedPost1: relatedPost,
    relatedPost2: relatedPost,
    relatedPost3: relatedPost,
    richText: textOf(200_000).optional(),
    imageLink: textOf(2_000).optional(),
    status: blogStatus.optional().describe('Without it one stays what it is, and a new one is Active'),
    slug: textOf(100).optional(),
    reviewBy: textOf(10).optional(),
    revision: baseRevision.optional().describe('The revision this was based on; without it the save is on whatever is there'),
    ids: ids.optional(),
    client,
  }),
  answer: z.object({
    status: z.literal(true),
    message: z.string(),
    data: wholeBlog.extend({ revision: z.number().int() }),
    id: articleId,
    revision: z.number().int(),
    savedAt: z.string(),
    merged,
    ...visible,
    unscheduled,
  }),
})

export const changeBlogStatus = defineCall({
  ...at.changeBlogStatus,
  who: 'admin',
  summary: 'Publishes a blog, takes it off the site, or switches a draft on or off',
  params: idInAddress,
  body: z.object({
    status: blogStatus,
    revision: madeRevision.optional().describe('What was seen: refused with 409 where it is not the newest any more'),
    client,
  }),
  answer: z.object({
    status: z.literal(true),
    message: z.string(),
    data: z.object({ blogId: articleId, status: blogStatus, publishedDate: z.string().nullable(), revision: z.number().int() }),
    ...visible,
    unscheduled,
  }),
})
