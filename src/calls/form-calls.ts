import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'
import { client } from './content-calls.ts'

const pageName = z.string().min(1).max(100).describe('StartAQuote, Contact or ERS; of e-mails SendUsMessage and ContactMe too')
/** Ids are text; whoever kept them as numbers may send numbers. */
const rowId = z.union([z.string().min(1).max(64), z.number().int().nonnegative().max(2_147_483_647)])
const inPath = z.object({ id: z.string().min(1).max(64) })
const ofPage = { pageName: pageName.optional().describe('Needed only where two pages have the same id'), client: client.optional() }

const words = z.string().max(2_000)
const flag = z.union([z.boolean(), z.number(), words])
/** A question in the words of a request; what must not be empty is judged with the messages of the form, in their order. */
const written = {
  fieldType: words.optional().describe('Single Value or Multi-Value'),
  fieldInputType: words
    .optional()
    .describe('Textbox, TextboxSingle, Textarea, Date, Select, FileUpload, Switch, Radio; Chips, Checkbox, MultiSelect'),
  fieldLabel: words.optional(),
  fieldValue: z
    .union([z.array(words).max(1_000), z.string().max(20_000)])
    .optional()
    .describe('What may be chosen, in order'),
  placeHolder: words.optional(),
  validationType: words.optional().describe('None, Any Input, Only Text, Only Number, Email, Phone, Zip'),
  requiredStatus: flag.optional().describe('1 or 0'),
}

const saved = z.object({
  status: z.literal(true),
  message: z.string(),
  ID: z.string(),
  revision: z.number().int().describe('Of the section Form_Fields or Form_Emails, which all of this is a view of'),
  version: z.number().int().describe('The site is at least at this version for visitors once their page says so (header Content-Version)'),
})

/** A question in the words of an answer. */
export const fieldDefinition = z.object({
  ID: z.string(),
  FieldType: z.string(),
  FieldInputType: z.string(),
  FieldLabel: z.string(),
  FieldValue: z.array(z.string()),
  PlaceHolder: z.string(),
  RequiredStatus: z.union([z.literal(0), z.literal(1)]),
  ValidationType: z.string(),
  pageName: z.string(),
})

export const getFormFields = defineCall({
  ...at.getFormFields,
  who: 'anyone',
  summary: 'The questions of a form that staff edit, in order',
  body: z.object({ pageName, client: client.optional() }),
  answer: z.object({ status: z.literal(true), result: z.array(fieldDefinition) }),
})

export const addFormField = defineCall({
  ...at.addFormField,
  who: 'admin',
  summary: 'Adds a question at the end; the header Idempotency-Key makes a retry answer like the first try',
  body: z.object({ ...written, pageName, client: client.optional() }),
  answer: saved,
})

export const changeFormField = defineCall({
  ...at.changeFormField,
  who: 'admin',
  summary: 'Changes a question; what is not named stays, and so does its id',
  params: inPath,
  query: z.object(ofPage),
  body: z.object({ ...written, ...ofPage }),
  answer: saved,
})

export const deleteFormField = defineCall({
  ...at.deleteFormField,
  who: 'admin',
  summary: 'Takes a question off its form; the history of the section can bring it back',
  params: inPath,
  body: z.object(ofPage),
  answer: saved,
})

const place = z.number().int().nonnegative().max(2_147_483_647).describe('1 is the first place')

export const moveFormField = defineCall({
  ...at.moveFormField,
  who: 'admin',
  summary: 'Moves a question to a place, counted from 1; {page, id, position} is the same as {fieldId, sortOrder}',
  query: z.object({ pageName: pageName.optional(), client: client.optional() }),
  body: z.union([
    z.object({ fieldId: rowId, sortOrder: place, client: client.optional() }),
    z.object({ page: pageName.optional(), id: rowId, position: place, client: client.optional() }),
  ]),
  answer: saved,
})

export const getFormEmails = defineCall({
  ...at.getFormEmails,
  who: 'admin',
  summary: 'Who is told by mail of what was sent with a form',
  body: z.object({ pageName, client: client.optional() }),
  answer: z.object({
    status: z.literal(true),
    result: z.array(z.object({ ID: z.string(), SendThrough: z.string(), Email: z.string(), page: z.string() })),
  }),
})

export const addFormEmail = defineCall({
  ...at.addFormEmail,
  who: 'admin',
  summary: 'Adds an address; the header Idempotency-Key makes a retry answer like the first try',
  body: z.object({
    sendThrough: words.optional().describe('to, cc or bcc'),
    email: words.optional(),
    pageName,
    client: client.optional(),
  }),
  answer: saved,
})

export const deleteFormEmail = defineCall({
  ...at.deleteFormEmail,
  who: 'admin',
  summary: 'Takes an address off the list; the history of the section can bring it back',
  params: inPath,
  body: z.object(ofPage),
  answer: saved,
})
