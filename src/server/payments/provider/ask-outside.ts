import type { z } from 'zod'
import { readAtMost } from '../../http/read-at-most.ts'
import { ProviderDown } from './payment-provider.ts'

const mostBytes = 2 * 1024 * 1024

export interface AskOptions {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: unknown
  /** Milliseconds. */
  patience: number
  fetch: typeof fetch
}

/**
 * Asks a provider's server once. `what` is for the log; the address is not, since a secret may stand in it. Throws
 * `ProviderDown` where nothing certain is known: silence, a cut line, 5xx, what is no JSON.
 */
export async function askOutside(what: string, address: string, { method = 'GET', headers, body, patience, fetch: send }: AskOptions) {
  try {
    const answer = await send(address, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (answer.status >= 500 || answer.status === 429) throw new Error(`answered ${answer.status}`)
    return { status: answer.status, json: JSON.parse(await readAtMost(answer, mostBytes)) as unknown }
  } catch (error) {
    throw new ProviderDown(`${what}: ${whyOf(error)}`)
  }
}

/** Reads an answer as it should be; throws `ProviderDown` for any other, which says nothing certain. */
export function readAs<T>(what: string, shape: z.ZodType<T>, json: unknown): T {
  const parsed = shape.safeParse(json)
  if (parsed.success) return parsed.data
  throw new ProviderDown(`${what}: answered what cannot be understood (${parsed.error.issues[0].path.join('.') || 'the whole'})`)
}

/** Never with the address, which some errors carry. */
function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed'
  if (error.name === 'TimeoutError') return 'is silent'
  if (error instanceof SyntaxError) return 'answered what is no JSON'
  if (error.message.startsWith('answered ')) return error.message
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'cannot be reached'
}
