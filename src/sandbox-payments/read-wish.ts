import { z } from 'zod'
import type { Wish } from './sandbox-facts.ts'

const text = (most: number) => z.string().max(most)
const cents = z.number().int().min(0).max(999_999_999)
const httpAddress = z.url({ protocol: /^https?$/ }).max(2000)

const wish = z.object({
  operation: z.enum(['pay', 'schedule', 'autopay', 'methods']),
  reference: text(100).min(1),
  accountReference: text(100),
  minCents: cents,
  balanceCents: cents,
  policyHolder: text(200).optional(),
  street: text(200).optional(),
  zip: text(20).optional(),
  customerId: text(100).optional(),
  byAgent: z.boolean(),
  returnTo: httpAddress,
  scheduleDays: z.number().int().min(1).max(365),
  listener: z.object({ address: httpAddress, host: text(255).optional() }),
})

/** Or the sentence that says what is wrong with it. */
export function readWish(json: unknown): Wish | string {
  const parsed = wish.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  return `${issue.path.join('.') || 'The request'}: ${issue.message}`
}
