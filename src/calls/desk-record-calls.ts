import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'
import { caseMail } from './desk-shapes.ts'

const client = z.string().min(1).max(100).optional()
const ok = { status: z.literal(true) }

/** A line of the record: who did what, and when. */
const recordLine = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  name: z.string().describe('Empty for what runs by itself'),
  what: z.string().describe('"read", "search", "file", "export", "reply", "find", "erase", "purge", "token", "signout", "again", "giveup"'),
  reference: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()).describe('Numbers and words of the code, never what somebody sent'),
})

export type RecordLine = z.output<typeof recordLine>

export const deskRecord = defineCall({
  ...at.deskRecord,
  who: 'admin',
  summary: 'The record of who read, searched, exported or erased what at the desk: a hundred lines, the newest first',
  body: z.object({
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().describe('The id of the last line of the page before'),
    client,
  }),
  answer: z.object({ ...ok, lines: z.array(recordLine), next: z.number().int().nullable().describe('What `before` goes on with') }),
})

export const mailsOfNoCase = defineCall({
  ...at.mailsOfNoCase,
  who: 'admin',
  summary: 'Mails that are about no case, such as links to go on with a form: the newest hundred, and what became of each',
  body: z.object({ client }),
  answer: z.object({ ...ok, mails: z.array(caseMail) }),
})
