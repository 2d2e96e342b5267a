import { hash } from 'node:crypto'
import { refused } from '../http/errors.ts'
import type { SaveRequest } from './save-record.ts'

interface AnswerRows {
  /** How an earlier request of this account under the same Idempotency-Key was answered. */
  findAnswer(account: string, idempotencyKey: string): Promise<{ requestHash: string | null; answer: unknown } | undefined>
}

/**
 * Answers a retry like the first try, and everything else by `act`, which keeps the request's hash with its answer. What
 * is `asked` is told in full, so that a key used for one thing is not taken for another; without a key nothing is compared.
 */
export async function answerOnce<A>(
  rows: AnswerRows,
  { by, idempotencyKey }: Pick<SaveRequest, 'by' | 'idempotencyKey'>,
  asked: unknown[],
  act: (requestHash?: string) => Promise<A>,
): Promise<A> {
  if (idempotencyKey === undefined) return act()
  const requestHash = hash('sha256', JSON.stringify(asked), 'base64url')
  const first = await rows.findAnswer(by.account, idempotencyKey)
  if (!first) return act(requestHash)
  if (first.requestHash !== requestHash) throw refused('invalid', { message: 'This Idempotency-Key was used for another save.' })
  return first.answer as A
}

/** What a save asks for, as far as two tries of it must agree. */
export const askedOf = (name: string, { wire, ids, base, restores }: SaveRequest): unknown[] => [name, wire, ids, base, restores]
