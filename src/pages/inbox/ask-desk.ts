import { askAsOpener, openerHeaders } from '../../calls/ask-as-opener.ts'
import { callAt, type AnswerOf, type BodyOf, type Call } from '../../calls/call.ts'

type More = { headers?: Record<string, string>; params?: Record<string, string | number> }
type Said = { message?: string; signedInAs?: string }

/** What the desk refused, in the server's words; `status` is 0 where no answer came. */
export class DeskRefused extends Error {
  readonly status: number
  /** Somebody else has signed in with this browser since the page was opened. */
  readonly isAnothers: boolean
  constructor(status: number, { message = '', signedInAs }: Said = {}) {
    super(message)
    this.status = status
    this.isAnothers = signedInAs !== undefined
  }
}

/** Makes a call of the desk in the name of whoever opened the page; throws `DeskRefused` unless it was done. */
export async function askDesk<C extends Call>(address: Pick<C, 'method' | 'path'>, body: BodyOf<C>, more: More = {}): Promise<AnswerOf<C>> {
  const reply = await askAsOpener<C>(callAt<C>(address), body, more).catch(() => undefined)
  if (!reply) throw new DeskRefused(0)
  if (reply.status !== 200) throw new DeskRefused(reply.status, reply.body as Said)
  return reply.body as AnswerOf<C>
}

/** What a call of the desk hands out as a file; throws `DeskRefused` unless it did. */
export async function downloadFromDesk({ method, path }: Pick<Call, 'method' | 'path'>, body: object): Promise<Blob> {
  const headers = { 'content-type': 'application/json', accept: 'application/json', ...openerHeaders() }
  const reply = await fetch(path, { method, body: JSON.stringify(body), headers }).catch(() => undefined)
  if (!reply) throw new DeskRefused(0)
  if (reply.ok) return reply.blob()
  throw new DeskRefused(reply.status, (await reply.json().catch(() => ({}))) as Said)
}
