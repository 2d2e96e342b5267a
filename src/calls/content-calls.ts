import { z } from 'zod'
import { mostRows } from '../fields/list.ts'
import * as at from './addresses.ts'
import { inMegabytes, mostMegapixels, pictureLimits } from '../nouns/picture-limits.ts'
import { defineCall } from './call.ts'
import { baseRevision, madeRevision } from './limits.ts'
import { revisionsPerPage } from './page-sizes.ts'

export const client = z.string().min(1).max(100).optional().describe('The tenant’s name, compared without case; by host without it')
export const pageName = z.string().min(1).max(100)
export const section = z.string().min(1).max(100)
/** Five times the rows that all lists of a record may have together: to read each of what fits into a body would hold everybody up. */
const mostIds = 10 * mostRows
/** What is no object has none, and is refused as that: the letters of a text are not looked at one by one. */
const countIds = (lists: unknown) =>
  typeof lists === 'object' && lists !== null
    ? Object.values(lists).reduce((sum: number, list) => sum + (Array.isArray(list) ? list.length : 1), 0)
    : 0

const idsOfLists = z.record(z.string(), z.array(z.string().regex(/^(?!order$)[\w-]{1,64}$/)).max(mostRows))
export const ids = z
  .preprocess((lists, { issues }) => {
    if (countIds(lists) <= mostIds) return lists as z.input<typeof idsOfLists>
    issues.push({ code: 'too_big', origin: 'array', maximum: mostIds, input: undefined, message: `At most ${mostIds} row ids` })
    return z.NEVER
  }, idsOfLists)
  .describe('Row ids of each list, in order; they tell rows apart when two people edit')

/** Reading forgives: what was stored is told, whatever a save may name today. */
const storedIds = z.record(z.string(), z.array(z.string())).describe('Row ids of each list, in order')

/** A section as it is stored: its content in wire shape and which revision that is. */
export const stored = z.object({
  value: z.unknown().describe('The content in its wire shape'),
  revision: z.number().int().describe('0 while nothing is stored and the default is shown'),
  ids: storedIds.optional(),
  savedAt: z.string().nullable().optional(),
  savedBy: z.string().nullable().optional(),
})

/** What a save answers when it was put together with somebody else's. */
export const merged = z
  .object({
    value: z.unknown(),
    ids: storedIds,
    by: z.string().nullable(),
    at: z.string().nullable(),
    taken: z.array(z.object({ path: z.string(), label: z.string(), from: z.enum(['theirs', 'mine']) })),
  })
  .optional()
  .describe('Present when somebody had changed other fields: what is stored now, and what was put together')

export const getPageContentList = defineCall({
  ...at.getPageContentList,
  keepsLittle: true,
  who: 'anyone',
  summary: 'All sections of a page, each in its wire shape',
  body: z.object({ pageName, client }),
  answer: z.object({ status: z.literal(true), result: z.record(z.string(), stored) }),
})

/** The body of a 409: both sides and their common ancestor; nothing was stored. */
const conflictAnswer = z.object({
  status: z.literal(false),
  message: z.string(),
  theirs: stored,
  base: stored,
})

/** Which tenant an upload is for is said in its address, since it is judged before the form is read. */
const uploadFor = z.object({ client })

export const addNew = defineCall({
  ...at.addNew,
  who: 'admin',
  summary: 'Saves one section; the header Idempotency-Key makes a retry answer like the first try',
  body: z.object({
    pageName,
    section,
    content: z.unknown().describe('The content in its wire shape'),
    client,
    revision: baseRevision.optional().describe('The revision this was based on; without it the save is on whatever is there'),
    ids: ids.optional(),
    restores: madeRevision.optional().describe('The revision this save brings back, for the history'),
  }),
  refusals: { 409: conflictAnswer },
  answer: z.object({
    status: z.literal(true),
    message: z.string(),
    revision: z.number().int(),
    savedAt: z.string(),
    version: z
      .number()
      .int()
      .describe('The site is at least at this version for visitors once their page says so (header Content-Version)'),
    merged,
  }),
})

export const uploadImage = defineCall({
  ...at.uploadImage,
  who: 'admin',
  summary: `Keeps one jpeg or png picture, or a heic, which becomes a jpeg (${inMegabytes(pictureLimits.bytes)}, a heic ${inMegabytes(pictureLimits.heicBytes)}, and ${mostMegapixels} at most), and tells its address`,
  body: uploadFor,
  answer: z.object({ status: z.literal(true), path: z.string(), width: z.number().int(), height: z.number().int() }),
  multipart: true,
})

export const uploadPdf = defineCall({
  ...at.uploadPdf,
  who: 'admin',
  summary: 'Keeps one pdf file (2,097,152 bytes at most) and tells its address',
  body: uploadFor.extend({
    for: z.enum(['anyone', 'signedIn']).optional().describe('Who may read it: anyone, or people who are signed in'),
  }),
  answer: z.object({ status: z.literal(true), path: z.string() }),
  multipart: true,
})

export const getSectionHistory = defineCall({
  ...at.getSectionHistory,
  keepsLittle: true,
  who: 'admin',
  summary: `Every kept revision of a section, newest first, ${revisionsPerPage} at a time, or about a quarter of a megabyte of them`,
  body: z.object({ pageName, section, client, before: madeRevision.optional().describe('Only revisions older than this one') }),
  answer: z.object({
    status: z.literal(true),
    result: z.array(
      stored.extend({
        base: z.number().int().nullable().describe('The revision it was written on'),
        restores: z.number().int().nullable(),
      }),
    ),
    more: z.boolean(),
  }),
})
