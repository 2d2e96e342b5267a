import type { IncomingHttpHeaders } from 'node:http'
import { openedBy, openedByHeader } from '../../calls/opened-by.ts'
import { refused } from '../http/errors.ts'

/**
 * Refuses what a page asks in the name of one person while another has signed in with the same browser: what the first typed would
 * be kept as the second's. Whoever does not say whose page it is asks as whoever is signed in.
 */
export function refuseInAnothersName(headers: IncomingHttpHeaders, person: { username: string; name: string } | undefined): void {
  const by = headers[openedByHeader]
  if (by === undefined || !person || by === openedBy(person.username)[openedByHeader]) return
  throw refused('signedInAsAnother', { also: { signedInAs: person.name } })
}
