import { addressWith } from './address-with.ts'
import type { AnswerOf, BodyOf, Call } from './call.ts'

export type Reply<A> = { status: number; body: A | RefusalBody; retryAfter: number | null }
export type RefusalBody = { status: false; message: string; errors?: { path: string; message: string }[]; reference?: string }

/**
 * Makes a call of the site and answers whatever the server said; throws only when no answer came (offline, timed out
 * after `timeout` ms) or it was no JSON. What a GET is given goes in its address.
 */
export async function callServer<C extends Call>(
  call: C,
  body: BodyOf<C>,
  options: { headers?: Record<string, string>; timeout?: number; fetch?: typeof fetch; origin?: string } = {},
): Promise<Reply<AnswerOf<C>>> {
  const { headers = {}, timeout = 20_000, fetch: send = fetch, origin = '' } = options
  const upload = body instanceof FormData
  const address = call.method === 'GET' ? addressWith(call.path, body as object) : call.path
  const response = await send(origin + address, {
    method: call.method,
    headers: { accept: 'application/json', ...(upload || call.method === 'GET' ? {} : { 'content-type': 'application/json' }), ...headers },
    body: call.method === 'GET' ? undefined : upload ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  })
  const retryAfter = Number(response.headers.get('retry-after'))
  return {
    status: response.status,
    body: (await response.json()) as AnswerOf<C> | RefusalBody,
    retryAfter: retryAfter > 0 ? retryAfter : null,
  }
}
