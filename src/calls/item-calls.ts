import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'
import { client, ids, merged, pageName, section, stored } from './content-calls.ts'
import { baseRevision, itemId, madeRevision } from './limits.ts'
import { revisionsPerPage } from './page-sizes.ts'

/** Things that are no sections of a page but many of a kind: agents are known by their e-mail. */
const key = z.string().min(1).max(100).describe('The kind: agentList')
const primaryKey = z.string().min(1).max(100).describe('The field one is known by: email')
const id = itemId.describe('The number of the item, which outlives every primary key')

/** The two ways the source names a kind: by its key, or by the section that shows it. */
const kind = {
  key: key.optional(),
  primaryKey: primaryKey.optional(),
  pageName: pageName.optional().describe('In place of key and primaryKey: the page that lists the kind, FindAnAgent'),
  section: section.optional().describe('The section of that page, Section_3'),
}
const namesKind = (body: { key?: string; primaryKey?: string; pageName?: string; section?: string }) =>
  body.key === undefined ? body.pageName !== undefined && body.section !== undefined : body.primaryKey !== undefined
const needsKind = 'key and primaryKey, or pageName and section, say of which kind it is'

const storedItem = stored.extend({ id })

const savedItem = z.object({
  status: z.literal(true),
  message: z.string(),
  id,
  revision: z.number().int(),
  savedAt: z.string(),
  version: z.number().int().describe('The site is at least at this version for visitors once their page says so (header Content-Version)'),
})

export const getPageContentItemList = defineCall({
  ...at.getPageContentItemList,
  keepsLittle: true,
  who: 'anyone',
  summary: 'All items of a kind in their wire shape, sorted by name',
  body: z.object({ key, client }),
  answer: z.object({ status: z.literal(true), result: z.array(z.unknown()) }),
})

export const addNewContentItem = defineCall({
  ...at.addNewContentItem,
  who: 'admin',
  summary: 'Saves one item, new or known; the header Idempotency-Key makes a retry answer like the first try',
  body: z
    .object({
      ...kind,
      content: z.unknown().describe('The item in wire shape; what it does not name stays as it is'),
      client,
      id: id.optional().describe('Who is meant, as `id` in the content; without either, the one with the primary key, else a new one'),
      revision: baseRevision
        .optional()
        .describe('The revision this was based on, 0 for a new one; without it the save is on whatever is there'),
      ids: ids.optional(),
      restores: madeRevision.optional().describe('The revision this save brings back, after a deletion too'),
    })
    .refine(namesKind, needsKind),
  answer: savedItem.extend({ merged }),
})

export const deleteContentItem = defineCall({
  ...at.deleteContentItem,
  who: 'admin',
  summary: 'Takes an item off the site; the history can bring it back',
  body: z
    .object({
      ...kind,
      content: z.record(z.string(), z.unknown()).describe('Names the item by its primary key'),
      client,
      revision: baseRevision.optional().describe('Refused with 409 when somebody saved the item since'),
    })
    .refine(namesKind, needsKind),
  answer: savedItem,
})

export const getContentItem = defineCall({
  ...at.getContentItem,
  keepsLittle: true,
  who: 'admin',
  summary: 'One item with its revision, to be edited',
  body: z.object({
    key,
    client,
    id: z.union([id, z.string().min(1).max(300)]).describe('Number or primary key; an old key finds its item too'),
  }),
  answer: z.object({ status: z.literal(true), result: storedItem }),
})

export const getItemHistory = defineCall({
  ...at.getItemHistory,
  keepsLittle: true,
  who: 'admin',
  summary: `Every kept revision of one item, deletions among them, newest first, ${revisionsPerPage} at a time, or about a quarter of a megabyte of them`,
  body: z.object({ key, client, id, before: madeRevision.optional().describe('Only revisions older than this one') }),
  answer: z.object({
    status: z.literal(true),
    result: z.array(
      storedItem.extend({
        base: z.number().int().nullable().describe('The revision it was written on'),
        restores: z.number().int().nullable(),
        deleted: z.boolean().describe('True when this revision is the deletion'),
      }),
    ),
    more: z.boolean(),
  }),
})

export const getDeletedItems = defineCall({
  ...at.getDeletedItems,
  keepsLittle: true,
  who: 'admin',
  summary: 'Items that were deleted, the latest first, 200 at most; saving one with `restores` brings it back',
  body: z.object({ key, client }),
  answer: z.object({ status: z.literal(true), result: z.array(storedItem) }),
})
