import type { ComponentProps } from 'react'
import { openedByHeader } from '../../calls/opened-by.ts'
import { useShellIfKnown } from './shell-data.ts'

/**
 * A form of a page of the signed-in, sent in the name of whoever the page was opened by: the server refuses it while somebody else
 * has signed in with the same browser (server/identity/same-person.ts).
 */
export function SignedForm({ children, ...form }: Omit<ComponentProps<'form'>, 'method'>) {
  const person = useShellIfKnown()?.person
  return (
    <form method="post" {...form}>
      {person && <input type="hidden" name={openedByHeader} value={person.username} />}
      {children}
    </form>
  )
}
