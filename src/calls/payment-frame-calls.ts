import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'

export const checkPaymentFrame = defineCall({
  ...at.checkPaymentFrame,
  who: 'admin',
  summary: 'Compares the page with the payment form, as it is delivered, to what was released; what it finds is mailed to the admins',
  body: z.object({ client: z.string().min(1).max(100).optional() }),
  answer: z.object({
    status: z.literal(true),
    checkedAt: z.iso.datetime(),
    findings: z.array(z.string().max(500)).max(100).describe('Empty where all is as it should be'),
    scripts: z.array(z.object({ src: z.string().max(2000), sha256: z.string().max(100) })).max(20),
  }),
})
