import { hash } from 'node:crypto'
import { z } from 'zod'
import { hourMs } from '../../durations.ts'
import { refused, type Say } from '../http/errors.ts'
import { readAtMost } from '../http/read-at-most.ts'
import type { Warn } from '../http/warn.ts'
import type { Captcha } from './captcha.ts'
import { captchaServices, type CaptchaServiceName } from './captcha-services.ts'

/** Longer than any of them honours a token. */
const lifetime = hourMs
const answerLimit = 16_384

const verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string().max(100)).max(20).default([]) })

/** What they say of a token that is no good; anything else is trouble of theirs or ours. */
const ofTheVisitor = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
  'expired-input-response',
  'already-seen-response',
  'invalid-or-already-seen-response',
])

export const cannotBeChecked: Say = ({ form }) => form.cannotBeChecked

type Needs = {
  service: CaptchaServiceName
  siteKey: string
  secret: string
  now: () => Date
  warn: Warn
  /** In milliseconds. */
  patience?: number
  fetch?: typeof fetch
}

/** A captcha of somebody else's, asked by the server about each token. Only a plain yes counts; the visitor's address is not told. */
export function createOutsideCaptcha({ service, siteKey, secret, now, warn, patience = 5000, fetch: send = fetch }: Needs): Captcha {
  const { verify, also, script, sources } = captchaServices[service]

  async function ask(response: string) {
    const answer = await send(verify, {
      method: 'POST',
      body: new URLSearchParams({ secret, response, ...also?.(siteKey) }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    const text = await readAtMost(answer, answerLimit)
    const { success, 'error-codes': codes } = verdict.parse(JSON.parse(text))
    // Their words about a bad token come with any status; a yes only with a good one.
    if (success && answer.ok) return true
    if (!success && codes.length > 0 && codes.every((code) => ofTheVisitor.has(code))) return false
    throw new Error(`answered ${answer.status} ${codes.join(', ')}`)
  }

  return {
    shown: { kind: service, siteKey, script, sources },
    async check(_asked, proof) {
      const good = await ask(proof).catch((error: unknown) => {
        warn({ err: error, service }, 'the captcha cannot be checked')
        throw refused('unavailable', { message: cannotBeChecked })
      })
      if (!good) return undefined
      return { hash: `${service}:${hash('sha256', proof, 'base64url')}`, endsAt: new Date(now().getTime() + lifetime) }
    },
  }
}
