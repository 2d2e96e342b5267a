import { addressWith } from '../../calls/address-with.ts'
import { formChallenge } from '../../calls/addresses.ts'
import type { FormChallenge } from '../../calls/captcha-calls.ts'
import type { CaptchaForPages } from '../../nouns/forms/captcha.ts'
import { showOutsideCaptcha } from './outside-captcha.ts'
import { solveProof } from './solve-proof.ts'

/**
 * What shows the server that a browser is behind a form. Our own work begins with the first touch, so that it is done long
 * before the form is; it counts once and not for long, so each sending asks for what there is by then.
 */
export function createProof(host: HTMLElement, form: HTMLFormElement): () => Promise<string | undefined> {
  const captcha = JSON.parse(host.dataset.captcha ?? '{"kind":"none"}') as CaptchaForPages
  if (captcha.kind === 'none') return async () => undefined
  if ('siteKey' in captcha) return showOutsideCaptcha(form, captcha)

  const challenge = async (): Promise<FormChallenge> => {
    const response = await fetch(addressWith(formChallenge.path, { form: host.dataset.form }))
    if (!response.ok) throw new Error(`answered ${response.status}`)
    return (await response.json()) as FormChallenge
  }
  let work: Promise<string> | undefined = solveProof(challenge)
  work.catch(() => {})
  return async () => {
    const done = work ?? solveProof(challenge)
    work = undefined
    return done
  }
}
