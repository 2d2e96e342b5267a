import type { Sealing } from '../sealing/create-sealing.ts'
import type { FormChallenge } from '../../calls/captcha-calls.ts'

/** Which form, of which insurer. */
export type FormAsked = { tenant: string; form: string }

/** A proof that is right, as `used_proofs` keeps it once it was handed in. */
export type GoodProof = { hash: string; endsAt: Date }

/** What pages must know to ask for a proof: a script, a key and a policy for outside services, nothing for our own work. */
export interface CaptchaShown {
  kind: 'altcha' | 'recaptcha' | 'turnstile' | 'hcaptcha' | 'none'
  siteKey?: string
  /** The service's own script, which draws its box. */
  script?: string
  /** What the content security policy must allow beside our own. */
  sources?: CaptchaSources
}

export interface CaptchaSources {
  script: readonly string[]
  frame: readonly string[]
  connect: readonly string[]
  style: readonly string[]
}

/** Something that asks a browser for a proof that a person is behind it. */
export interface Captcha {
  shown: CaptchaShown
  /** Undefined when the proof is not right. Throws `unavailable` when nobody can say. */
  check(asked: FormAsked, proof: string): Promise<GoodProof | undefined>
  /** Work for a browser, where the proof is work. */
  challenge?(asked: FormAsked): Promise<FormChallenge>
}

/** What captcha needs of the key ring. */
export type Signing = Pick<Sealing, 'sign' | 'verify' | 'term'>
