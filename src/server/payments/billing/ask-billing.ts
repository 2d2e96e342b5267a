import { setTimeout as pause } from 'node:timers/promises'
import type { z } from 'zod'
import type { Warn } from '../../http/warn.ts'
import { createJsonAsker, type JsonAnswer, type JsonService } from './ask-json.ts'
import { refusal, written } from './billing-shapes.ts'
import { BillingDown, BillingRefused } from './billing-system.ts'
import { BreakerOpen, createCircuitBreaker } from './circuit-breaker.ts'

export type BillingService = Pick<JsonService, 'url' | 'token' | 'tls'> & {
  now: () => Date
  warn: Warn
  patienceMs?: number
  mostBytes?: number
  /** Milliseconds before the second and the third try. */
  waits?: readonly number[]
  /** No try begins later than so long after the first: somebody may be waiting. */
  triesMs?: number
  restSeconds?: number
}

/** Of what is asked; an account number is in none of these paths, so it can be said in logs. */
type Asked = { what: string; method: 'GET' | 'POST' | 'PUT'; path: string; body?: object }

/**
 * Asks the billing system, three times at the most, and not at all for a while where it did not answer lately. Throws `BillingDown` where
 * nothing certain is known, and `BillingRefused` with its sentence where it says no.
 */
export function createBillingAsker({
  now,
  warn,
  patienceMs = 5000,
  mostBytes = 2 * 1024 * 1024,
  waits = [200, 800],
  triesMs = 8000,
  restSeconds,
  ...service
}: BillingService) {
  const { ask, close } = createJsonAsker({ ...service, patienceMs, mostBytes })
  const breaker = createCircuitBreaker({ now, restSeconds })

  /** All that is asked may be asked twice: it reads, or names what it posts by a reference that counts once. */
  async function tryToAsk(asked: Asked): Promise<JsonAnswer> {
    const last = performance.now() + triesMs
    for (let tried = 0; ; tried += 1) {
      try {
        return await askOnce(asked)
      } catch (error) {
        if (!(error instanceof BillingDown) || error.cause instanceof BreakerOpen) throw error
        const wait = waits[tried]
        if (wait === undefined || performance.now() + wait > last) throw error
        await pause(wait * (0.5 + Math.random()))
      }
    }
  }

  async function askOnce({ what, ...asked }: Asked): Promise<JsonAnswer> {
    try {
      return await breaker.run(
        async () => judge(await ask(asked)),
        (error) => !(error instanceof BillingRefused),
      )
    } catch (error) {
      if (error instanceof BillingRefused) throw error
      if (!(error instanceof BreakerOpen)) warn({ what, err: withoutAddress(error) }, 'the billing system does not answer')
      throw new BillingDown(`the billing system cannot say: ${what}`, { cause: error })
    }
  }

  async function read<S extends z.ZodType>(asked: Asked, shape: S): Promise<z.output<S>> {
    const { body } = await tryToAsk(asked)
    const parsed = shape.safeParse(body)
    if (parsed.success) return parsed.data
    // Where it is wrong, never what stands there.
    const where = parsed.error.issues.slice(0, 5).map(({ path, code }) => `${path.join('.')}: ${code}`)
    warn({ what: asked.what, where }, 'the billing system answers what cannot be understood')
    throw new BillingDown(`the billing system answers what cannot be understood: ${asked.what}`)
  }

  async function write(reference: string, asked: Asked): Promise<'posted' | 'posted before'> {
    const { status, body } = await tryToAsk(asked)
    const said = written.safeParse(body)
    if (said.data?.reference !== reference) throw new BillingDown(`the billing system does not say what it has written: ${asked.what}`)
    return status === 201 ? 'posted' : 'posted before'
  }

  return { read, write, close }
}

/** A plain yes is an answer, a plain no is final; everything else, a wrong password too, says nothing certain. */
function judge(answer: JsonAnswer): JsonAnswer {
  if (answer.status === 200 || answer.status === 201) return answer
  const said = refusal.safeParse(answer.body)
  if ([409, 422].includes(answer.status) && said.success) throw new BillingRefused(said.data.message)
  throw new Error(`it answered ${answer.status}`)
}

/** Errors of connections name hosts and ports, which may be read; one of a parser might quote. */
const withoutAddress = (error: unknown) =>
  error instanceof Error ? { message: error.message.slice(0, 300), code: (error as NodeJS.ErrnoException).code } : { message: 'unknown' }
