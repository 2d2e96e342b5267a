import type { Warn } from '../http/warn.ts'
import type { Settings } from '../settings.ts'
import type { Captcha, Signing } from './captcha.ts'
import { createOutsideCaptcha } from './outside-captcha.ts'
import { createProofOfWork, type Effort } from './proof-of-work.ts'

/** What the setting CAPTCHA says; `effort` and `fetch` are for tests. */
export type CaptchaSetting = Pick<Settings['captcha'], 'kind'> & Partial<Settings['captcha']> & { effort?: Effort; fetch?: typeof fetch }

/** Our own proof of work, an outside service, or nobody asked. */
export function captchaOfSettings(setting: CaptchaSetting, needs: { signing: Signing; now: () => Date; warn: Warn }): Captcha {
  const { kind, siteKey = '', secret = '', effort, fetch } = setting
  if (kind === 'none') return askNobody
  if (kind === 'altcha') return createProofOfWork({ ...needs, effort })
  return createOutsideCaptcha({ ...needs, service: kind, siteKey, secret, fetch })
}

/** For tests that are about something else. */
const askNobody: Captcha = { shown: { kind: 'none' }, check: async () => undefined }
