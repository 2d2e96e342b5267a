import { z } from 'zod'
import { accountDigits } from '../../../nouns/payments/account-number.ts'
import { mostCents } from '../../../nouns/payments/cents.ts'
import { zipCode } from '../../../nouns/places/zip-code.ts'

/** What a billing system may answer: unknown properties are dropped, everything named must be as it is said here. */
const cents = z.number().int().min(0).max(mostCents)
const day = z.iso.date()
const line = z.string().max(200)

const billedAccount = z.object({
  number: z.string().regex(new RegExp(`^\\d{${accountDigits}}$`)),
  policyHolder: line,
  street: line,
  city: line,
  state: z.string().length(2),
  zip: z.string().regex(zipCode),
  minDueCents: cents,
  balanceCents: cents,
  dueOn: day.nullable(),
  status: z.enum(['paid up', 'due', 'overdue', 'cancelled']),
  policies: z
    .array(
      z.object({
        number: z.string().max(50),
        kind: z.enum(['auto', 'home', 'farm', 'business', 'umbrella']),
        coveredFrom: day,
        coveredUntil: day,
      }),
    )
    .max(50),
  agentEmail: z.string().max(254).nullable(),
})

export const foundAccount = z.object({ account: billedAccount.nullable() })

const reference = z.string().min(1).max(100)

export const paidBills = z.object({
  payments: z.array(z.object({ reference, cents: z.number().int().min(0).max(mostCents), on: day, returned: z.boolean() })).max(1000),
})

export const postedBook = z.object({ payments: z.array(z.object({ reference, cents, returned: z.boolean() })).max(10_000) })

/** Of a refusal, its sentence for the desk. */
export const refusal = z.object({ message: z.string().min(1).max(500) })

/** What was written says what: a gateway in between that answers "ok" has posted nothing. */
export const written = z.object({ reference })
