import { addressWith } from '../../calls/address-with.ts'
import { formChallenge } from '../../calls/addresses.ts'
import type { FormChallenge } from '../../calls/captcha-calls.ts'
import type { CaptchaForPages } from '../../nouns/forms/captcha.ts'
import { askServer, LineLost } from './ask-server.ts'
import { showOutsideCaptcha } from './outside-captcha.ts'
import { solveProof } from './solve-proof.ts'

/** The server hands out no work now, and says why. */
export class RefusedProof extends Error {}

/**
 * What shows the server that a browser is behind a form. Our own work begins with the first touch, so that it is done long
 * before the form is; it counts once and not for long, so each sending asks for what there is by then.
 */
export function createProof(host: HTMLElement, form: HTMLFormElement): () => Promise<string | undefined> {
  const captcha = JSON.parse(host.dataset.captcha ?? '{"kind":"none"}') as CaptchaForPages
  if (captcha.kind === 'none') return async () => undefined
  if ('siteKey' in captcha) return showOutsideCaptcha(form, captcha)

  const challenge = async (): Promise<FormChallenge> => {
    const { status, said } = await askServer<FormChallenge & { message?: string }>(
      addressWith(formChallenge.path, { form: host.dataset.form }),
    )
    if (status >= 500) throw new LineLost(`answered ${status}`)
    if (status >= 400 && said?.message) throw new RefusedProof(said.message)
    if (status >= 400 || !said) throw new Error(`answered ${status}`)
    return said
  }
  let work: Promise<string> | undefined = solveProof(challenge)
  work.catch(() => {})
  return async () => {
    const done = work ?? solveProof(challenge)
    work = undefined
    return done
  }
}
