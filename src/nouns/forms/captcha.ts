/** What a page must know to prove that a person sends its form: our own proof of work, or an outside service by setting. */
export type CaptchaForPages =
  | { kind: 'altcha' }
  | { kind: 'recaptcha' | 'turnstile' | 'hcaptcha'; siteKey: string; script: string }
  /** Of tests alone. */
  | { kind: 'none' }
