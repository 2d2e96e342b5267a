import { address } from '../../routes.ts'
import type { Words } from '../../words/languages.ts'
import type { Person } from '../site/site-visit.ts'

interface Desk {
  to: string
  label: string
  /** How much waits there is counted beside it. */
  counted?: boolean
}

/** Where somebody who is signed in has their things, the same in the line above the header and in the menu of a phone. */
export function desksOf({ role }: Pick<Person, 'role'>, { shell: { desks: words } }: Words): Desk[] {
  if (role === 'signedIn') return [{ to: address.customerLanding, label: words.mine }]
  const inbox: Desk = { to: address.inbox, label: words.inbox, counted: true }
  if (role !== 'admin') return [inbox]
  return [
    inbox,
    { to: address.blogSettings, label: words.blogs },
    { to: address.paymentsDesk, label: words.payments },
    { to: address.redirectsDesk, label: words.redirects },
    { to: address.insights, label: words.insights },
    { to: address.stoppedWork, label: words.stoppedWork },
  ]
}
