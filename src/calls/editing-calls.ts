import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'
import { client } from './content-calls.ts'
import { momentAsked } from './limits.ts'
import { picturesPerPage } from './page-sizes.ts'

/** What goes by a name on the desk: a section, "360_Home/Section_1", or a thing of a kind. */
const thing = z.string().regex(/^[\w@.:&/#-]{1,120}$/)
const things = z.array(thing).max(20)

/** Somebody else who edits now. */
const colleague = z.object({
  name: z.string(),
  open: z.string().nullable().describe('What they have open'),
  drafts: z.array(z.string()).describe('Of what they have words that are not saved'),
})

export const editingHere = defineCall({
  ...at.editingHere,
  who: 'admin',
  summary: 'Tells what this tab of an editor has open, and answers who else edits now; said again every few seconds, and once on leaving',
  body: z.object({
    client,
    tab: z.string().regex(/^[a-z0-9]{4,20}$/),
    open: thing.nullable(),
    drafts: things,
    leaves: z.boolean().optional(),
    turn: z
      .number()
      .int()
      .min(0)
      .max(2_147_483_647)
      .describe('Counts what this tab says: of two words the later holds, whichever arrives last'),
  }),
  keepsLittle: true,
  answer: z.object({
    status: z.literal(true),
    colleagues: z.array(colleague),
    lately: z.array(z.string()).describe('What others have open, or had a moment ago'),
    revision: z.number().int().optional().describe('The one that is stored of what this tab has open; told while that is among `lately`'),
  }),
})

export const listPictures = defineCall({
  ...at.listPictures,
  who: 'admin',
  summary: `The pictures uploaded so far, newest first, ${picturesPerPage} at a time`,
  body: z.object({ client, before: momentAsked.optional().describe('Only those uploaded before this moment') }),
  answer: z.object({
    status: z.literal(true),
    result: z.array(z.object({ path: z.string(), width: z.number().int(), height: z.number().int(), uploadedAt: z.string() })),
    more: z.boolean(),
  }),
})
