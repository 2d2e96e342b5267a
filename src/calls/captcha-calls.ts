import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'

/** The name of a form, "quote". */
const formName = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/, 'is not the name of a form')

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))

/** Work as ALTCHA has it (altcha.org, second version), signed, and bound to one form until an instant in milliseconds. */
export const challengeOfForm = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    cost: z.number().int().min(1).max(1_000_000),
    data: z.object({ form: formName, tenant: z.string().max(100), until: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER) }),
    keyLength: z.literal(32),
    keyPrefix: hex(16),
    keySignature: hex(32),
    nonce: hex(16),
    salt: hex(16),
  }),
  signature: hex(32),
})

export type FormChallenge = z.output<typeof challengeOfForm>

/** What a browser answers with, as base64 of this in JSON: the number it found, and the key that number gives. */
export const workDone = z.object({
  challenge: challengeOfForm,
  solution: z.object({ counter: z.number().int().min(0).max(4_294_967_295), derivedKey: hex(32) }),
})

export const formChallenge = defineCall({
  ...at.formChallenge,
  who: 'anyone',
  summary: 'Work for the browser that is about to send this form; its result is handed in with the form and counts once',
  body: z.object({ form: formName, client: z.string().min(1).max(100).optional() }),
  answer: z.object({ status: z.literal(true), ...challengeOfForm.shape }),
})
