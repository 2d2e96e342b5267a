import type { CaptchaSources } from './captcha.ts'

type CaptchaService = {
  /** Where a token is asked about. */
  verify: string
  /** What is said beside the token: a secret may be that of a whole account, whose other sites are not ours. */
  also?: (siteKey: string) => Record<string, string>
  /** What draws the box on the page. */
  script: string
  /** What their documents ask of a content security policy. */
  sources: CaptchaSources
}

const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com']

export const captchaServices: Record<'recaptcha' | 'turnstile' | 'hcaptcha', CaptchaService> = {
  recaptcha: {
    verify: 'https://www.google.com/recaptcha/api/siteverify',
    script: 'https://www.google.com/recaptcha/api.js',
    sources: {
      script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      connect: ['https://www.google.com/recaptcha/'],
      style: [],
    },
  },
  turnstile: {
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    sources: { script: ['https://challenges.cloudflare.com'], frame: ['https://challenges.cloudflare.com'], connect: [], style: [] },
  },
  hcaptcha: {
    verify: 'https://api.hcaptcha.com/siteverify',
    also: (siteKey) => ({ sitekey: siteKey }),
    script: 'https://js.hcaptcha.com/1/api.js',
    sources: { script: hcaptcha, frame: hcaptcha, connect: hcaptcha, style: hcaptcha },
  },
}

export type CaptchaServiceName = keyof typeof captchaServices
