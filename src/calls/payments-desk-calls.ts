import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'
import { client } from './content-calls.ts'
import { textOf } from './limits.ts'

/** It takes no room of what is large, which it would keep for as long as the payment company does not answer. */
const littleBytes = 16 * 1024

const reference = textOf(40).min(1).describe('"WM-7K3F-2M9Q"')

export const askAboutPayment = defineCall({
  ...at.askAboutPayment,
  who: 'admin',
  bytes: littleBytes,
  summary: 'Asks the payment company now how a payment ended that nobody knows the end of',
  body: z.object({ reference, client }),
  answer: z.object({
    status: z.literal(true),
    said: z
      .enum(['silent', 'none', 'undecided', 'other', 'told'])
      .describe(
        '"none": it knows of no such payment; "undecided": it has it; "other": what it says cannot be taken in; "told": it is in no doubt any longer',
      ),
    state: z.string(),
  }),
})

export const endPayment = defineCall({
  ...at.endPayment,
  who: 'admin',
  bytes: littleBytes,
  summary:
    'Ends by hand a payment whose end the payment company cannot say, a day after it was begun. Under one Idempotency-Key it is one end',
  body: z.object({
    reference,
    as: z.enum(['paid', 'not paid']),
    why: textOf(2000).describe('How whoever ends it knows; kept in the history with their name'),
    amount: textOf(40).optional().describe('Of what was paid, in dollars: "148.20"'),
    on: textOf(40).optional().describe('The day it was taken: "2026-11-22"'),
    paidBy: z.enum(['card', 'bank']).optional(),
    transaction: textOf(200).optional().describe('The company’s own number of it'),
    client,
  }),
  answer: z.object({ status: z.literal(true), state: z.string() }),
})
