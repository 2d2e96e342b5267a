import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'
import { client } from './content-calls.ts'
import { textOf } from './limits.ts'

/** The most of what one form can hold: 80 questions, a dozen answers to one, and words beside them. */
const answers = z
  .record(z.string().max(100), z.array(z.string().max(5_200)).max(100))
  .refine((all) => Object.keys(all).length <= 100, 'holds too much')

const receipt = z.object({
  status: z.literal(true),
  message: z.string().describe('What is told to whoever sent it'),
  reference: z.string(),
  code: z.string().describe('Leads to the receipt: ?sent=<code> on the page of the form'),
})

export const sendForm = defineCall({
  ...at.sendForm,
  bytes: 64 * 1024,
  who: 'anyone',
  summary: 'Sends a form of a page; sent again with the same token it answers like the first time',
  body: z.object({
    form: textOf(50).describe('Its name: quote, contact, ers …'),
    token: textOf(300).describe('As the page carried it'),
    answers: answers.describe('By the id of each question; files by what they were taken in as'),
    website: z.string().max(200).default('').describe('Stays empty'),
    proof: z.string().max(10_000).optional(),
    agent: textOf(254).optional().describe('E-mail or number of the agent whose page it is sent from'),
    page: textOf(500).default(''),
    draft: textOf(100).optional().describe('Of the link it was begun by'),
    client: client.optional(),
  }),
  answer: receipt,
})

/** The tenant alone; the form itself is multipart. */
const ofClient = z.object({ client: client.optional() })

const aboutParts =
  'Multipart. `to` and `from_email` never decide where mail goes. Without the `token` of a page it is put aside until somebody has looked at it.'

export const sendStartAQuote = defineCall({
  ...at.sendStartAQuote,
  who: 'anyone',
  summary: `A quote: files, agentName, name, from_email, email, to, subject, body (JSON label/value pairs). ${aboutParts}`,
  body: ofClient,
  answer: receipt,
  multipart: true,
})

export const sendContact = defineCall({
  ...at.sendContact,
  who: 'anyone',
  summary: `A message: files, name, from_email, email, to, subject, body, captcha. ${aboutParts}`,
  body: ofClient,
  answer: receipt,
  multipart: true,
})

export const sendIncident = defineCall({
  ...at.sendIncident,
  who: 'anyone',
  summary: `A roadside report: files, agentEmail, agentFirstName, agentLastName, agentPhone, body (JSON key/value items; those of files are flagged isFile). ${aboutParts}`,
  body: ofClient,
  answer: receipt,
  multipart: true,
})

export const sendContactMe = defineCall({
  ...at.sendContactMe,
  bytes: 64 * 1024,
  who: 'anyone',
  summary: 'A few words to one agent; `to` names the agent and nobody else',
  body: z.object({
    to: z.string().max(254),
    name: z.string().max(500).optional(),
    from_email: z.string().max(254).optional(),
    subject: z.string().max(200).optional(),
    body: z.object({
      firstName: z.string().max(500).default(''),
      lastName: z.string().max(500).default(''),
      email: z.string().max(254).default(''),
      phone: z.string().max(50).default(''),
      comments: z.string().max(5_200).default(''),
    }),
    token: z.string().max(300).optional(),
    captcha: z.string().max(10_000).optional(),
    client: client.optional(),
  }),
  answer: receipt,
})
