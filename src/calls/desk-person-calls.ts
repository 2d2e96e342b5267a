import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'
import { otherCase } from './desk-shapes.ts'
import { textOf } from './limits.ts'

const client = z.string().min(1).max(100).optional()
const email = textOf(320).trim().min(3)
const ok = { status: z.literal(true) }

/** Everything kept of one person, in numbers. */
const personKept = z.object({
  cases: z.array(otherCase.extend({ held: z.boolean() })).describe('The newest hundred'),
  counts: z.object({
    cases: z.number().int(),
    files: z.number().int(),
    mails: z.number().int(),
    notes: z.number().int(),
    drafts: z.number().int(),
    held: z.number().int(),
  }),
  ticket: z.string().describe('Goes with an erasure, and holds for exactly what is counted here'),
})

export type PersonKept = z.output<typeof personKept>

export const findPerson = defineCall({
  ...at.findPerson,
  keepsLittle: true,
  who: 'admin',
  summary: 'What is kept of one person, by e-mail address',
  body: z.object({ email, client }),
  answer: personKept.extend(ok),
})

export const exportPerson = defineCall({
  ...at.exportPerson,
  keepsLittle: true,
  who: 'admin',
  summary:
    'Everything that is kept of one person as a ZIP: person.json, and the files of each case; that it was handed out is written down',
  body: z.object({ email, client }),
  answer: z.any(),
})

export const erasePerson = defineCall({
  ...at.erasePerson,
  keepsLittle: true,
  who: 'admin',
  summary: 'Erases everything of one person but what is held; refused (409) when something changed since it was counted',
  body: z.object({
    email,
    again: email.describe('The same address, typed a second time'),
    ticket: z.string().max(100).describe('Of what was counted'),
    client,
  }),
  answer: z.object({
    ...ok,
    erased: z.object({ cases: z.number().int(), files: z.number().int(), mails: z.number().int(), drafts: z.number().int() }),
    held: z.array(z.string()).describe('References of the cases that were kept because they are held'),
  }),
})
