import { z } from 'zod'
import { defineCall } from './call.ts'
import { client } from './content-calls.ts'
import { textOf } from './limits.ts'
import * as at from './payment-addresses.ts'

/** A compact JWE to the key of `paymentKey`; where an old client wrote asterisks for slashes, it is still read. */
const encrypted = z.string().min(1).max(1500)

/** Bodies of the source's calls: what counts is in the address, so of these nothing does but the tenant. */
const ignored = z.object({ client: client.optional() }).loose().nullish()

const session = z.object({
  sessionKey: z.string(),
  accessToken: z.string(),
  endsAt: z.string().describe('ISO'),
  redirectTo: z.string().nullable().describe('Where the browser goes in place of the form in the page'),
  parameters: z.record(z.string(), z.string()).describe('What the form of the payment company is started with'),
})

export type ShownSession = z.output<typeof session>

/** Of the payment that was opened, at /360/pay/payment/<code>. */
const payment = z.string()

export const paymentKey = defineCall({
  ...at.paymentKey,
  who: 'anyone',
  summary: 'The public key (P-256) that account values are encrypted to: compact JWE, ECDH-ES and A256GCM',
  body: z.object({ client: client.optional() }),
  answer: z.object({
    status: z.literal(true),
    key: z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string(), kid: z.string() }),
    until: z.number().int().describe('The "exp" of a value that is encrypted now, seconds since 1970'),
  }),
})

export const accountDetails = defineCall({
  ...at.accountDetails,
  who: 'signedIn',
  summary: 'What is due on an account, before a day is chosen to pay it',
  params: z.object({ encryptedAccount: encrypted }),
  body: z.object({ client: client.optional() }).loose(),
  answer: z.object({
    status: z.literal(true),
    result: z.object({
      policyHolderName: z.string(),
      billingAddressStreet: z.string(),
      billingAddressCity: z.string(),
      billingZip: z.string(),
      minAmountDue: z.string().describe('Dollars and cents: "148.20"'),
      referenceNumber: z.string(),
      state: z.string(),
    }),
  }),
})

export const getToken = defineCall({
  ...at.getToken,
  who: 'signedIn',
  summary: 'Opens a payment on a day of one’s own choice; refused where another amount is due by now than was shown',
  params: z.object({ encryptedReference: encrypted, encryptedMinAmount: encrypted, policyHolderName: encrypted.optional() }),
  body: ignored,
  answer: z.object({
    status: z.literal(true),
    sessionKey: z.string(),
    accessToken: z.string(),
    message: z.string(),
    payment,
    session: session.nullable().describe('Null where the same wish has ended already: its page says how'),
  }),
})

export const quickPayToken = defineCall({
  ...at.quickPayToken,
  who: 'anyone',
  summary: 'Opens a payment by the number on the bill. An agent is one by their session, whatever the body says',
  params: z.object({ encryptedAccount: encrypted }),
  body: ignored,
  answer: z.object({
    status: z.literal(true),
    isAgent: z.boolean(),
    sessionKey: z.string(),
    accessToken: z.string(),
    message: z.string().describe('For the modal; empty for agents, who go straight on'),
    redirect: z.boolean().describe('True: the payment page opens in a new tab'),
    showMessage: z.boolean().describe('True: the message belongs under the account field. Refusals carry it too'),
    payment,
  }),
})

export const signInMicrosoftTest = defineCall({
  ...at.signInMicrosoftTest,
  who: 'signedIn',
  summary: 'Manage Payment Method: opens a payment with the cards and bank accounts that the payment company keeps for the customer',
  params: z.object({ accountNumber: encrypted }),
  body: ignored,
  answer: z.object({ status: z.literal(true), sessionKey: z.string(), accessToken: z.string(), payment, session: session.nullable() }),
})

const ofPayment = { code: textOf(200), client: client.optional() }

export const paymentSession = defineCall({
  ...at.paymentSession,
  who: 'anyone',
  summary: 'A fresh session for the page of a payment that is still open, refused where another sum is due by now than was shown',
  body: z.object({ ...ofPayment, look: z.literal(true).optional().describe('Only whether it is as it was shown: no session') }),
  answer: z.object({ status: z.literal(true), session: session.nullable() }),
})

export const paymentHint = defineCall({
  ...at.paymentHint,
  who: 'anyone',
  summary: 'What the browser saw of the payment company’s form; the company itself is asked before anything is believed',
  body: z.object({ ...ofPayment, said: z.enum(['completed', 'cancelled', 'failed', 'closed']) }),
  answer: z.object({ status: z.literal(true), state: z.string() }),
})
