import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'

/** What a browser tells as it leaves has no body. */
const nothing = z.null().optional().describe('Nothing; what is told is in the address')
const measure = z.coerce.number().min(0).max(3_600_000).optional()
const done = z.object({ status: z.literal(true) })

export const tellSpeed = defineCall({
  ...at.tellSpeed,
  who: 'anyone',
  keepsLittle: true,
  summary: 'How quick a page was, told as it is left; kept in sums, and not at all of who asks for privacy',
  body: nothing,
  query: z.object({
    lcp: measure.describe('Milliseconds until the largest part was painted'),
    inp: measure.describe('Milliseconds from a touch to the next picture'),
    cls: measure.describe('How far things jumped, in thousandths'),
    by: z
      .string()
      .max(40)
      .optional()
      .describe('How the page came, as the browser calls it; one that was "navigational-prefetch" is looked at now'),
  }),
  answer: done,
})

export const tellFormLeft = defineCall({
  ...at.tellFormLeft,
  who: 'anyone',
  keepsLittle: true,
  summary: 'At which question a form was left that was begun and not sent: the question, never an answer',
  body: nothing,
  query: z.object({ form: z.string().max(60), at: z.string().max(60).describe('The id of the question that was touched last') }),
  answer: done,
})

export const insightsSheet = defineCall({
  ...at.insightsSheet,
  who: 'admin',
  summary: 'What was counted, day by day, as CSV; searches that were asked less than three times are one line',
  body: z.object({
    days: z.string().max(4).default(''),
    from: z.string().max(10).default(''),
    to: z.string().max(10).default(''),
    client: z.string().min(1).max(100).optional(),
  }),
  answer: z.any(),
})
