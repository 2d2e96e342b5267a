import type { IncomingHttpHeaders } from 'node:http'
import { openedBy, openedByHeader } from '../../calls/opened-by.ts'
import { refused } from '../http/errors.ts'

type Somebody = { username: string; name: string } | undefined

/**
 * Refuses what a page asks in the name of one person while another has signed in with the same browser: what the first typed would
 * be kept as the second's. Whoever does not say whose page it is asks as whoever is signed in.
 */
export function refuseInAnothersName(headers: IncomingHttpHeaders, person: Somebody): void {
  const by = headers[openedByHeader]
  if (by === undefined || !person || by === openedBy(person.username)[openedByHeader]) return
  throw refused('signedInAsAnother', { also: { signedInAs: person.name } })
}

/** The same of a form, a field of which says it (pages/shell/signed-form.tsx). */
export function refuseFormOfAnother(by: unknown, person: Somebody): void {
  if (!person || by === person.username) return
  // To a person: the page they come from is still in their browser, and what they typed on it.
  throw refused('signedInAsAnother', { message: ({ anothersForm }) => anothersForm })
}

/**
 * The same of the fields of a form as they are posted; answers them without that one. It is not always the first: a button that stands
 * before its form on the page is sent before what is in it.
 */
export function requireOwnForm(form: Buffer, person: Somebody): Buffer {
  const at = placeOfOpener(form)
  if (at === undefined) return form
  const end = form.indexOf('&', at)
  const next = end === -1 ? form.length : end + 1
  refuseFormOfAnother(new URLSearchParams(form.subarray(at, next).toString()).get(openedByHeader), person)
  return at === 0 ? form.subarray(next) : Buffer.concat([form.subarray(0, at), form.subarray(next)])
}

/** A "&" that is part of what somebody typed is sent as "%26". */
function placeOfOpener(form: Buffer): number | undefined {
  if (form.subarray(0, field.length).equals(field)) return 0
  const before = form.indexOf(laterField)
  return before === -1 ? undefined : before + 1
}

const field = Buffer.from(`${openedByHeader}=`)
const laterField = Buffer.from(`&${openedByHeader}=`)
