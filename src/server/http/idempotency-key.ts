import type { FastifyRequest } from 'fastify'
import { refused } from './errors.ts'

/** The header by which a retry is known; undefined without one. Throws `invalidBody` when it is no key. */
export function idempotencyKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return key === undefined ? undefined : readIdempotencyKey(key)
}

/** The same key where a form has it as a hidden field. */
export function readIdempotencyKey(key: unknown): string {
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key
  throw refused('invalidBody', { message: 'The Idempotency-Key must be 1 to 200 visible characters.' })
}
