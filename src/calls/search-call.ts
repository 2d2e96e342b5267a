import { z } from 'zod'
import { searchKinds } from '../nouns/search/found.ts'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'

const kind = z.enum(searchKinds)

const thing = z.object({
  kind,
  title: z.string(),
  href: z.string().describe('An address of this site, with the part of the page where there is one'),
  excerpt: z.array(z.object({ text: z.string(), marked: z.boolean().describe('True for words that were looked for') })),
})

export const searchAll = defineCall({
  ...at.searchAll,
  who: 'anyone',
  summary:
    'The whole site: pages and their parts, questions, articles, agents, forms and the words inside documents; whoever is not signed in finds what visitors may read',
  body: z.object({
    q: z.string().max(1_000).default('').describe('Words; the last may be begun only. Of more than 200 characters the first 200 count'),
    kind: kind.optional().describe('One group alone, 30 things of it'),
    client: z.string().min(1).max(100).optional(),
  }),
  answer: z.object({
    status: z.literal(true),
    asked: z.string(),
    straight: z.object({ label: z.string(), href: z.string() }).nullable().describe('Straight to a task, where the words name one'),
    best: thing.nullable(),
    also: z.array(thing).describe('What else may have been meant, two at most, each on a page of its own'),
    groups: z.array(z.object({ kind, things: z.array(thing), total: z.number().int() })),
    corrected: z.string().nullable().describe('What was looked for instead of words nobody knows'),
    nothing: z.boolean(),
  }),
})
