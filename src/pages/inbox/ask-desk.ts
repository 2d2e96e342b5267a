import { callAt, type AnswerOf, type BodyOf, type Call } from '../../calls/call.ts'
import { callServer } from '../../calls/call-server.ts'

/** What the desk refused, in the server's words; `status` is 0 where no answer came. */
export class DeskRefused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Makes a call of the desk; throws `DeskRefused` unless it was done. */
export async function askDesk<C extends Call>(address: Pick<C, 'method' | 'path'>, body: BodyOf<C>): Promise<AnswerOf<C>> {
  const reply = await callServer<C>(callAt<C>(address), body).catch(() => undefined)
  if (!reply) throw new DeskRefused(0, '')
  if (reply.status !== 200) throw new DeskRefused(reply.status, (reply.body as { message?: string }).message ?? '')
  return reply.body as AnswerOf<C>
}

/** What a call of the desk hands out as a file; throws `DeskRefused` unless it did. */
export async function downloadFromDesk({ method, path }: Pick<Call, 'method' | 'path'>, body: object): Promise<Blob> {
  const asked = { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json', accept: 'application/json' } }
  const reply = await fetch(path, asked).catch(() => undefined)
  if (!reply) throw new DeskRefused(0, '')
  if (reply.ok) return reply.blob()
  const said = (await reply.json().catch(() => ({}))) as { message?: string }
  throw new DeskRefused(reply.status, said.message ?? '')
}
