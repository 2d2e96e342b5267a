import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useShell } from '../shell/shell-data.ts'
import { PayPart } from './pay-part.tsx'

/** To the account one pays on a day of one's own; whoever is not signed in is asked to by the page. */
export function ScheduleLink({ children }: { children: string }) {
  const { person } = useShell()
  return (
    <PayPart>
      <a className="go" href={address.pay} data-pay={person ? 'account' : undefined}>
        <span>{children}</span>
        <Icon name="arrow" />
      </a>
    </PayPart>
  )
}
