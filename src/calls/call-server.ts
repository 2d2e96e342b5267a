import { addressWith } from './address-with.ts'
import { isAskedInAddress, type AnswerOf, type BodyOf, type Call } from './call.ts'

export type Reply<A> = { status: number; body: A | RefusalBody; retryAfter: number | null }
export type RefusalBody = { status: false; message: string; errors?: { path: string; message: string }[]; reference?: string }

/**
 * Makes a call of the site and answers whatever the server said; throws only when no answer came (offline, timed out
 * after `timeout` ms) or it was no JSON. What a GET or DELETE is given goes in its address; `params` stand for what begins with a colon in it.
 */
export async function callServer<C extends Call>(
  call: C,
  body: BodyOf<C>,
  options: {
    headers?: Record<string, string>
    timeout?: number
    fetch?: typeof fetch
    origin?: string
    params?: Record<string, string | number>
  } = {},
): Promise<Reply<AnswerOf<C>>> {
  const { headers = {}, timeout = 20_000, fetch: send = fetch, origin = '', params = {} } = options
  const upload = body instanceof FormData
  const inAddress = !upload && isAskedInAddress(call)
  const path = call.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name]))
  const address = inAddress ? addressWith(path, body as object) : path
  const response = await send(origin + address, {
    method: call.method,
    headers: { accept: 'application/json', ...(upload || inAddress ? {} : { 'content-type': 'application/json' }), ...headers },
    body: inAddress ? undefined : upload ? body : JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  })
  const retryAfter = Number(response.headers.get('retry-after'))
  return {
    status: response.status,
    body: (await response.json()) as AnswerOf<C> | RefusalBody,
    retryAfter: retryAfter > 0 ? retryAfter : null,
  }
}
