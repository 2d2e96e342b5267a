/** What a page must know to prove that a person sends its form: our own proof of work, or an outside service by setting. */
export interface CaptchaForPages {
  kind: 'altcha' | 'recaptcha' | 'turnstile' | 'hcaptcha' | 'none'
  /** Of an outside service, with the script that draws its box. */
  siteKey?: string
  script?: string
}
