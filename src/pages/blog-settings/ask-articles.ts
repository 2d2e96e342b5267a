import type { AnswerOf, BodyOf, Call } from '../../calls/call.ts'
import type { Words } from '../../words/languages.ts'
import { askDesk, DeskRefused } from '../inbox/ask-desk.ts'

/**
 * Makes a call of the desk of articles; throws `DeskRefused` unless it was done. It is done once, however often it arrives.
 */
export const askArticles = <C extends Call>(
  address: Pick<C, 'method' | 'path'>,
  body: BodyOf<C>,
  params: Record<string, string | number> = {},
): Promise<AnswerOf<C>> =>
  askDesk<C>(address, body, { params, headers: address.method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() } })

/** Why something was not done, to be read by whoever asked for it. */
export function reasonOf(error: unknown, words: Words['blogSettings']): string {
  if (!(error instanceof DeskRefused)) return words.failed
  if (error.status === 0) return words.offline
  if (error.status === 401 && !error.isAnothers) return words.signedOut
  return error.message || words.failed
}

/** True where somebody else changed it first. */
export const wasChanged = (error: unknown) => error instanceof DeskRefused && error.status === 409
