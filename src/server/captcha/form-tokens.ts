import { randomBytes } from 'node:crypto'
import { dayMs } from '../../durations.ts'
import type { FormAsked, Signing } from './captcha.ts'

/** A page that lies open longer is asked to be loaded again. */
const tokenLifetime = dayMs

/**
 * What each form carries since it was rendered: a key of its own, under which it is stored once however often it is sent,
 * and when it was shown. "<key>.<milliseconds, base 36>.<mac>"; good for one form of one insurer and for a day.
 */
export function createFormTokens({ signing, now }: { signing: Signing; now: () => Date }) {
  function issueFormToken(asked: FormAsked): string {
    const body = `${randomBytes(16).toString('base64url')}.${now().getTime().toString(36)}`
    return `${body}.${signing.sign('form', textOf(asked, body))}`
  }

  /** Undefined for one that is not ours, is another form's, or is older than a day. */
  function readFormToken(asked: FormAsked, token: string): { key: string; renderedAt: Date } | undefined {
    const [, body, key, rendered, mac] = /^(([\w-]{22})\.([\da-z]{1,11}))\.([\w-]{1,200})$/.exec(token) ?? []
    if (!body || !signing.verify('form', textOf(asked, body), mac)) return undefined
    const renderedAt = new Date(Number.parseInt(rendered, 36))
    // A day ahead as a day behind: a clock that was far ahead leaves no page that is good for years.
    if (Math.abs(now().getTime() - renderedAt.getTime()) > tokenLifetime) return undefined
    return { key, renderedAt }
  }

  return { issueFormToken, readFormToken }
}

const textOf = ({ tenant, form }: FormAsked, body: string) => JSON.stringify([tenant, form, body])
