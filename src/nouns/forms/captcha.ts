/** What a page must know to prove that a person sends its form: our own proof of work, an outside service by setting, or nothing in tests. */
export type CaptchaForPages = { kind: 'altcha' | 'none' } | OutsideCaptcha

/** A service with a key for this site, and a script of its own that draws its box. */
export interface OutsideCaptcha {
  kind: 'recaptcha' | 'turnstile' | 'hcaptcha'
  siteKey: string
  script: string
}
