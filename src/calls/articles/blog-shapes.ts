import { z } from 'zod'
import { itemId } from '../limits.ts'

/** Shapes of the source: a blog is an article, a main topic a topic, and a topic a tag. */

export const client = z.string().min(1).max(100).optional().describe('The tenant’s name, compared without case; by host without it')

export const blogStatus = z.enum(['Active', 'Inactive', 'Published'])

/** A number in an address, where everything is text. */
export const numberIn = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least).max(most))

export const idInAddress = z.object({ id: numberIn(1, 2_147_483_647) })

const tagOfBlog = z.object({
  topicId: z.number().int().describe('The number of the tag'),
  tag: z.string(),
  title: z.string().describe('Of its topic'),
  blogId: z.number().int(),
})

const relatedData = z.object({ blogId: z.number().int(), imageLink: z.string(), title: z.string() }).nullable()

const relatedId = z.number().int().describe('The number of a blog, or -1: chosen by shared topics, tags and words')

/** What lists answer of a blog; its text and what is related to it come with one alone. */
const listedBlog = z.object({
  blogId: z.number().int(),
  title: z.string(),
  subTitle: z.string(),
  imageLink: z.string(),
  status: blogStatus,
  tagList: z.array(tagOfBlog),
  relatedPost1: relatedId,
  relatedPost2: relatedId,
  relatedPost3: relatedId,
  createdDate: z.string(),
  publishedDate: z.string().nullable(),
})

export const wholeBlog = listedBlog.extend({
  richText: z.string().describe('HTML, clean'),
  relatedPost1Data: relatedData,
  relatedPost2Data: relatedData,
  relatedPost3Data: relatedData,
  slug: z.string(),
})

export const blogs = z.object({
  status: z.literal(true),
  data: z.array(listedBlog),
  count: z.number().int().describe('Of all pages together'),
})

export const mainTopic = z.object({
  mainTopicId: z.number().int(),
  title: z.string(),
  status: z.union([z.literal(0), z.literal(1)]),
  softDelete: z.boolean(),
})

export const tagRow = z.object({
  topicId: z.number().int().describe('The number of the tag itself'),
  tag: z.string(),
  mainTopicId: z.number().int(),
  mainTitle: z.string(),
  title: z.string().describe('Of its topic, as `mainTitle`'),
  status: z.union([z.literal(0), z.literal(1)]),
  softDelete: z.boolean(),
})

export type ListedBlog = z.output<typeof listedBlog>
export type WholeBlog = z.output<typeof wholeBlog>
export type MainTopicRow = z.output<typeof mainTopic>
export type TagRow = z.output<typeof tagRow>

/** Where a save made something visible: since when, and at which content version (header Content-Version of pages). */
export const visible = {
  version: z.number().int().describe('The site is at least at this version for visitors once their page says so (header Content-Version)'),
  visibleSince: z.string().nullable().describe('ISO: since when visitors see what they see; null where they see nothing'),
}

export const unscheduled = z.number().int().describe('How many schedules this made pointless and called off')

export const articleId = itemId
