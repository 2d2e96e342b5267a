import { z } from 'zod'
import * as at from '../addresses.ts'
import { defineCall } from '../call.ts'
import { textOf } from '../limits.ts'
import { articleId, client, mainTopic, tagRow } from './blog-shapes.ts'

/** Topics and their tags; the source calls the first main topics and the second topics. */

const filter = z.enum(['all', 'active']).default('active').describe('all, for admins: inactive and deleted ones too')
const title = textOf(200).optional()
const titleOfList = textOf(2_000).optional()
const onOrOff = z.union([z.literal(0), z.literal(1), z.literal('0'), z.literal('1'), z.boolean()]).optional()
const ofRow = z.union([articleId, z.string().regex(/^[1-9]\d{0,9}$/)])

export const listMainTopics = defineCall({
  ...at.listMainTopics,
  who: 'anyone',
  summary: 'Topics, by title',
  body: z.object({ filter, client }),
  answer: z.object({ status: z.literal(true), data: z.array(mainTopic), count: z.number().int() }),
})

export const saveMainTopic = defineCall({
  ...at.saveMainTopic,
  who: 'admin',
  summary: 'Saves a topic, a new one without an id; what is not said stays as it is',
  body: z.object({ id: articleId.optional(), title, status: onOrOff, client }),
  answer: z.object({ status: z.literal(true), message: z.string(), data: mainTopic }),
})

export const listTags = defineCall({
  ...at.listTags,
  who: 'anyone',
  summary: 'Tags, by topic and title; active ones are those of active topics',
  body: z.object({ filter, client }),
  answer: z.object({ status: z.literal(true), data: z.array(tagRow), count: z.number().int() }),
})

export const saveTag = defineCall({
  ...at.saveTag,
  who: 'admin',
  summary: 'Saves a tag, a new one without an id; what is not said stays as it is',
  body: z.object({
    id: articleId.optional().describe('Of the tag that is edited'),
    topicId: ofRow.optional().describe('The same, as the switch of a row sends it'),
    tag: title,
    title: title.describe('Of its topic; sent by the switch of a row, and ignored'),
    mainTopicId: z.union([articleId, z.string().max(10)]).optional(),
    status: onOrOff.describe('1 for a new one; an edited one keeps its own'),
    client,
  }),
  answer: z.object({ status: z.literal(true), message: z.string(), data: tagRow }),
})

const setting = z.object({ title: z.object({ value: z.string() }), subtitle: z.object({ value: z.string() }) })
const pageName = z.literal('BlogSetting').default('BlogSetting')

export const getBlogSetting = defineCall({
  ...at.getBlogSetting,
  who: 'anyone',
  summary: 'Title and subtitle of the list of blogs; the title names it in the menu',
  body: z.object({ pageName, client }),
  answer: z.object({ status: z.literal(true), result: setting }),
})

export const saveBlogSetting = defineCall({
  ...at.saveBlogSetting,
  who: 'admin',
  summary: 'Saves title and subtitle of the list of blogs',
  body: z.object({ pageName, title: titleOfList, subtitle: titleOfList, client }),
  answer: z.object({
    status: z.literal(true),
    message: z.string(),
    result: setting,
    revision: z.number().int(),
    savedAt: z.string(),
    version: z.number().int(),
  }),
})
