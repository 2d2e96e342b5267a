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

/** The same of a form of a page, whose first field says it (pages/shell/signed-form.tsx); answers the form without it. */
export function requireOwnForm(form: Buffer, person: Somebody): Buffer {
  if (!form.subarray(0, field.length).equals(field)) return form
  const end = form.indexOf('&')
  const by = new URLSearchParams(form.subarray(0, end === -1 ? undefined : end).toString()).get(openedByHeader)
  // To a person: the page they come from is still in their browser, and what they typed on it.
  if (person && by !== person.username) throw refused('signedInAsAnother', { message: ({ anothersForm }) => anothersForm })
  return end === -1 ? Buffer.alloc(0) : form.subarray(end + 1)
}

const field = Buffer.from(`${openedByHeader}=`)
