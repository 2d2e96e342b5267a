import { z } from 'zod'
import * as at from '../addresses.ts'
import { defineCall } from '../call.ts'
import { mostArticles } from '../page-sizes.ts'
import { blogs, client, idInAddress, numberIn, wholeBlog } from './blog-shapes.ts'

/** What visitors may ask: of each of these calls, what is published and nothing else. */

export const paging = {
  pageNumber: numberIn(1, 1_000_000).default(1),
  pageSize: numberIn(1, mostArticles).default(6).describe(`${mostArticles} at most`),
}
const order = z
  .string()
  .max(10)
  .default('DESC')
  .transform((word) => (word.toUpperCase() === 'ASC' ? ('ASC' as const) : ('DESC' as const)))
export const ordered = {
  orderBy: z.enum(['publishedDate', 'createdDate', 'title']).default('publishedDate'),
  order,
}
/** Any words; what is no word of any blog finds nothing. */
export const search = z
  .string()
  .max(200)
  .regex(/^[^\0]*$/)
  .default('')

export const publicBlogs = defineCall({
  ...at.publicBlogs,
  who: 'anyone',
  summary: 'Published blogs, the newest first',
  body: z.object({ ...paging, ...ordered, client }),
  answer: blogs,
})

export const blogsByTopic = defineCall({
  ...at.blogsByTopic,
  who: 'anyone',
  summary: 'Published blogs of a topic, by its number or title; "all" is every topic',
  params: z.object({ topic: z.string().min(1).max(200) }),
  body: z.object({ ...paging, ...ordered, client }),
  answer: blogs,
})

export const searchPublishedBlogs = defineCall({
  ...at.searchPublishedBlogs,
  who: 'anyone',
  summary: 'Published blogs that have every word, titles before texts, then the newest; of very common words the best of the newest',
  body: z.object({ search, ...paging, pageSize: paging.pageSize.default(mostArticles), client }),
  answer: blogs,
})

export const publishedBlog = defineCall({
  ...at.publishedBlog,
  who: 'anyone',
  summary: 'A published blog with its text and what is related to it',
  params: idInAddress,
  body: z.object({ client }),
  answer: z.object({ status: z.literal(true), data: wholeBlog }),
})
