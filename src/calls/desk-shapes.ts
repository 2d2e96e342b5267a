import { z } from 'zod'
import { caseAges, caseStates } from '../nouns/forms/case-states.ts'
import { fileScans } from '../nouns/forms/file-scans.ts'
import { mailKinds, mailStates } from '../nouns/mail/mail-kinds.ts'

/** As a case is numbered in the database: a whole number that JavaScript can count. */
export const caseId = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

export const caseState = z.enum(caseStates)
export const caseAge = z.enum(caseAges)
const isoTime = z.string().describe('ISO 8601')
const address = z.object({ name: z.string().optional(), address: z.string() })

/** A case as it stands in the list. */
export const listedCase = z.object({
  id: caseId,
  reference: z.string(),
  form: z.string(),
  state: caseState,
  name: z.string().describe('Of the sender; empty where it cannot be opened'),
  agent: z.string().nullable(),
  receivedAt: isoTime,
  waitingSince: isoTime.nullable(),
  promisedAt: isoTime,
  unread: z.boolean(),
  assignedTo: z.string().nullable().describe('The name of who has it'),
  mine: z.boolean(),
  files: z.number().int(),
  held: z.boolean(),
  doubts: z.array(z.string()),
  openBy: z.array(z.string()).describe('Who else has it open at this moment'),
})

const caseFileShape = z.object({
  id: z.string(),
  field: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  scan: z.enum(fileScans),
})

export const caseMail = z.object({
  id: z.string(),
  kind: z.enum(mailKinds),
  state: z.enum(mailStates),
  to: address,
  subject: z.string(),
  text: z.string(),
  tries: z.number().int(),
  said: z.string().nullable(),
  createdAt: isoTime,
  sentAt: isoTime.nullable(),
})

/** A case that is, or may be, of the same person. */
export const otherCase = z.object({ id: caseId, reference: z.string(), form: z.string(), state: caseState, receivedAt: isoTime })

/** A case with everything that is known of it. */
export const wholeCase = listedCase.extend({
  revision: z.number().int(),
  readable: z.boolean().describe('False where the key that closed it is not at hand'),
  sender: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  answers: z.array(z.object({ id: z.string(), label: z.string(), words: z.array(z.string()) })),
  consent: z.string(),
  page: z.string(),
  formRevision: z.number().int(),
  pageRevisions: z.record(z.string(), z.number().int()).describe('The version of each section of the page when it was sent'),
  language: z.string(),
  privacySignal: z.boolean(),
  answeredAt: isoTime.nullable(),
  closedAt: isoTime.nullable(),
  purgeAt: isoTime,
  fileList: z.array(caseFileShape),
  notes: z.array(z.object({ id: z.number(), name: z.string(), text: z.string(), writtenAt: isoTime })),
  mails: z.array(caseMail),
  events: z.array(z.object({ id: z.number(), what: z.string(), name: z.string(), about: z.string().nullable(), happenedAt: isoTime })),
  joinedTo: otherCase.nullable(),
  joined: z.array(otherCase),
  samePerson: z.array(otherCase).describe('Cases of the same e-mail address that it may be joined to'),
})

export type ListedCase = z.output<typeof listedCase>
export type WholeCase = z.output<typeof wholeCase>
export type CaseMail = z.output<typeof caseMail>
export type OtherCase = z.output<typeof otherCase>
