import type { CaptchaForPages } from '../../nouns/forms/captcha.ts'
import { answerFormChallenge } from '../api/forms/challenge.ts'
import type { Signing } from '../captcha/captcha.ts'
import { captchaOfSettings, type CaptchaSetting } from '../captcha/captcha-of-settings.ts'
import { createDoubt } from '../captcha/doubt.ts'
import { forgetUsedProofs } from '../captcha/used-proofs.ts'
import type { Db } from '../db/database.ts'
import type { Warn } from '../http/warn.ts'
import { createRateLimiter } from '../identity/rate-limit.ts'
import type { Noun } from './noun.ts'

type Needs = { db: Db; now: () => Date; warn: Warn; sealing: Signing; captcha?: CaptchaSetting }

/** Who sends forms, people or machines; `doubt` judges what is sent. */
export function createCaptchaNoun({ db, now, warn, sealing, captcha: setting = { kind: 'altcha' } }: Needs) {
  const captcha = captchaOfSettings(setting, { signing: sealing, now, warn })
  const limiter = createRateLimiter({ db, now, onTheWay: true })
  const { kind, siteKey, script } = captcha.shown
  const noun: Noun = {
    calls: [answerFormChallenge({ captcha, limiter })],
    forPages: () => ({}),
    jobs: [forgetUsedProofs({ now })],
  }
  /** What forms tell the pages that show them. */
  const forForms: CaptchaForPages = kind === 'altcha' || kind === 'none' ? { kind } : { kind, siteKey: siteKey ?? '', script: script ?? '' }
  return { ...noun, doubt: createDoubt({ now, sealing, limiter, captcha }), forForms, sources: captcha.shown.sources }
}
