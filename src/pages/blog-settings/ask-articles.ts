import { callAt, type AnswerOf, type BodyOf, type Call } from '../../calls/call.ts'
import { callServer } from '../../calls/call-server.ts'
import type { Words } from '../../words/languages.ts'
import { DeskRefused } from '../inbox/ask-desk.ts'

/**
 * Makes a call of the desk of articles; throws `DeskRefused` unless it was done. It is done once, however often it arrives.
 */
export async function askArticles<C extends Call>(
  address: Pick<C, 'method' | 'path'>,
  body: BodyOf<C>,
  params: Record<string, string | number> = {},
): Promise<AnswerOf<C>> {
  const headers: Record<string, string> = address.method === 'GET' ? {} : { 'idempotency-key': crypto.randomUUID() }
  const reply = await callServer<C>(callAt<C>(address), body, { params, headers }).catch(() => undefined)
  if (!reply) throw new DeskRefused(0, '')
  if (reply.status !== 200) throw new DeskRefused(reply.status, (reply.body as { message?: string }).message ?? '')
  return reply.body as AnswerOf<C>
}

/** Why something was not done, to be read by whoever asked for it. */
export function reasonOf(error: unknown, words: Words['blogSettings']): string {
  if (!(error instanceof DeskRefused)) return words.failed
  if (error.status === 0) return words.offline
  if (error.status === 401) return words.signedOut
  return error.message || words.failed
}

export const wasChanged = (error: unknown) => error instanceof DeskRefused && error.status === 409
