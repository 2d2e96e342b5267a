import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'
import { caseAge, caseId, caseState, listedCase, wholeCase } from './desk-shapes.ts'
import { madeRevision, textOf } from './limits.ts'
import { casesPerPage } from './page-sizes.ts'

const client = z.string().min(1).max(100).optional()
const ok = { status: z.literal(true) }
const flag = z.enum(['', '1']).default('')

/** What of the desk is asked for, as an address bar has it. */
const filters = {
  state: caseState.default('new'),
  form: textOf(60).default(''),
  agent: textOf(320).default('').describe('The e-mail of an agent'),
  age: caseAge.default('').describe('late: promised for an earlier time; day, week: received in the last one; older: before that week'),
  unread: flag.describe('1: only what the asker has not seen'),
  mine: flag.describe('1: only what is assigned to the asker'),
  client,
}

export const deskQuery = z.object({
  ...filters,
  q: z
    .string()
    .max(200)
    .default('')
    .describe('A reference, an e-mail address, a phone number or words of a name; the state and the other filters then do not count'),
  after: z.string().max(60).default('').describe('`next` of the page before'),
})

export type DeskAsked = z.output<typeof deskQuery>

const deskPage = z.object({
  cases: z.array(listedCase),
  next: z.string().nullable(),
  counts: z
    .record(caseState, z.number().int())
    .describe('How many there are in each state, of the form and the agent asked for; 1001 stands for more than 1000'),
  colleagues: z.array(z.object({ account: z.string(), name: z.string() })).describe('Whom a case can be given to'),
  admin: z.boolean(),
  asOf: z.string(),
})

export type DeskPage = z.output<typeof deskPage>

export const listCases = defineCall({
  ...at.listCases,
  who: 'agent',
  summary: `Cases of the desk, ${casesPerPage} at a time, those first whose answer was promised for the earliest time`,
  body: deskQuery,
  answer: deskPage.extend(ok),
})

const theCase = z.object({ ...ok, case: wholeCase })
const about = { id: caseId, client }
const text = z.string().trim().min(1).max(10_000)

export const openCase = defineCall({
  ...at.openCase,
  keepsLittle: true,
  who: 'agent',
  summary: 'One case with everything that is known of it; it is read from then on, and that it was is written down',
  body: z.object(about),
  answer: theCase,
})

export const assignCase = defineCall({
  ...at.assignCase,
  who: 'agent',
  summary: 'Gives a case to oneself, to an admin, or back to all',
  body: z.object({ ...about, to: z.string().min(1).max(100).describe('"me", "nobody" or the account of an admin') }),
  answer: theCase,
})

export const moveCase = defineCall({
  ...at.moveCase,
  who: 'agent',
  summary: 'Ends a case, opens it again (from done, or from spam), or puts it aside as spam',
  body: z.object({ ...about, to: z.enum(['done', 'open', 'spam']) }),
  answer: theCase,
})

export const holdCase = defineCall({
  ...at.holdCase,
  who: 'admin',
  summary: 'Keeps a case from being purged or erased (legal hold), or no longer',
  body: z.object({ ...about, held: z.boolean() }),
  answer: theCase,
})

export const writeNote = defineCall({
  ...at.writeNote,
  who: 'agent',
  summary: 'A note of the desk to itself; it never leaves as a mail',
  body: z.object({ ...about, text }),
  answer: theCase,
})

export const replyToCase = defineCall({
  ...at.replyToCase,
  who: 'agent',
  summary: 'A mail to the sender of a case; refused (409) when the case is no longer as it was when the reply was written',
  body: z.object({
    ...about,
    revision: madeRevision.describe('Of the case the reply was written on'),
    subject: z.string().trim().min(1).max(200),
    text,
  }),
  answer: theCase,
})

export const tryMail = defineCall({
  ...at.tryMail,
  who: 'agent',
  summary: 'Sends a mail of a case now',
  body: z.object({ ...about, mail: z.uuid() }),
  answer: theCase,
})

export const joinCases = defineCall({
  ...at.joinCases,
  who: 'agent',
  summary: 'Joins a case to another of the same person: they are worked on as one',
  body: z.object({ ...about, to: caseId }),
  answer: theCase,
})

export const partCase = defineCall({
  ...at.partCase,
  who: 'agent',
  summary: 'Parts a case from the one it was joined to',
  body: z.object(about),
  answer: theCase,
})

export const keepCaseOpen = defineCall({
  ...at.keepCaseOpen,
  who: 'agent',
  summary: 'Says that the asker has a case open, for the next 45 seconds, or has it no longer; answers who else has',
  body: z.object({ ...about, open: z.boolean() }),
  answer: z.object({ ...ok, openBy: z.array(z.string()) }),
})

export const countUnread = defineCall({
  ...at.countUnread,
  who: 'agent',
  summary: 'How many cases the asker has not seen and nobody has ended, up to 100',
  body: z.object({ client }),
  answer: z.object({ ...ok, unread: z.number().int() }),
})

export const deskNews = defineCall({
  ...at.deskNews,
  who: 'agent',
  summary: 'What happens at the desk while it is open (text/event-stream): {what, id, own}',
  body: z.object({ client }),
  answer: z.any(),
})

export const caseFile = defineCall({
  ...at.caseFile,
  who: 'agent',
  summary: 'A file that came with a case, as a download; that it was fetched is written down',
  body: z.object({ client }),
  answer: z.any(),
})

export const exportCases = defineCall({
  ...at.exportCases,
  who: 'agent',
  summary: 'What the filters show as CSV, at most 10,000 rows; that it was is written down',
  body: z.object(filters),
  answer: z.any(),
})
