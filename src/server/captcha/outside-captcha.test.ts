import { describe, expect, it } from 'vitest'
import { captchaServices, type CaptchaServiceName } from './captcha-services.ts'
import { refused } from '../http/errors.ts'
import { cannotBeChecked, createOutsideCaptcha } from './outside-captcha.ts'

const asked = { tenant: 'windbreak', form: 'quote' }
const services = Object.keys(captchaServices) as CaptchaServiceName[]

type Answering = (sent: URLSearchParams, options: RequestInit) => Response | Promise<Response>

/** A captcha whose service is answered for by `answering`; what is told to the log goes to `warned`. */
function captchaOf(service: CaptchaServiceName, answering: Answering, warned: unknown[] = []) {
  const send = async (address: string | URL | Request, options: RequestInit = {}) => {
    expect(address).toBe(captchaServices[service].verify)
    return answering(options.body as URLSearchParams, options)
  }
  const now = () => new Date('2026-11-22T08:00:00Z')
  return createOutsideCaptcha({
    service,
    siteKey: 'site key',
    secret: 'our secret',
    now,
    warn: (what, words) => warned.push(what, words),
    patience: 20,
    fetch: send as typeof fetch,
  })
}

const no = (...codes: string[]) => ({ success: false, 'error-codes': codes })

describe.each(services)('%s', (service) => {
  it('is asked with our secret about the token, and about nothing of the visitor', async () => {
    const seen: [URLSearchParams, RequestInit][] = []
    const captcha = captchaOf(service, (...sent) => (seen.push(sent), Response.json({ success: true, hostname: 'www.example.com' })))
    const proof = await captcha.check(asked, 'token')
    expect(proof).toEqual({ hash: expect.stringMatching(new RegExp(`^${service}:[\\w-]{43}$`)), endsAt: new Date('2026-11-22T09:00:00Z') })
    const [[body, { method, redirect }]] = seen
    const also: Record<string, string> = service === 'hcaptcha' ? { sitekey: 'site key' } : {}
    expect([Object.fromEntries(body), method, redirect]).toEqual([{ secret: 'our secret', response: 'token', ...also }, 'POST', 'error'])
  })

  it.each(['invalid-input-response', 'missing-input-response', 'timeout-or-duplicate', 'invalid-or-already-seen-response'])(
    'that finds a token bad (%s) is believed, whatever its status',
    async (code) => {
      for (const status of [200, 400]) {
        expect(await captchaOf(service, () => Response.json(no(code), { status })).check(asked, 'token')).toBeUndefined()
      }
    },
  )

  it.each<[string, Answering]>([
    ['does not know our secret', () => Response.json(no('invalid-input-secret'))],
    ['finds both wrong', () => Response.json(no('invalid-input-response', 'sitekey-secret-mismatch'))],
    ['says no without a reason', () => Response.json(no())],
    ['is in trouble', () => Response.json(no('internal-error'))],
    ['answers a page', () => new Response('<h1>Back soon</h1>')],
    ['says yes with a bad status', () => Response.json({ success: true }, { status: 502 })],
    ['says "true" and not true', () => Response.json({ success: 'true' })],
    ['answers nothing', () => new Response(null)],
    ['answers without an end', () => new Response('['.repeat(100_000))],
    ['leads elsewhere', () => Promise.reject(new TypeError('unexpected redirect'))],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    [
      'is silent',
      (_sent, { signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
    ],
  ])('that %s lets nobody in, and says so in words that are no reproach', async (_what, answering) => {
    const warned: unknown[] = []
    const refusal = { statusCode: 503, message: refused('unavailable', { message: cannotBeChecked }).message }
    await expect(captchaOf(service, answering, warned).check(asked, 'token')).rejects.toMatchObject(refusal)
    expect(warned).toContain('the captcha cannot be checked')
    expect(JSON.stringify(warned)).not.toContain('our secret')
  })
})
