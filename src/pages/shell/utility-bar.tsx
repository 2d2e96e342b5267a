import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { dial } from '../../ui/tenant.ts'
import { Account } from './account.tsx'
import { PayPart } from '../pay/pay-part.tsx'
import { useShell } from './shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import './utility-bar.css'

/** The line above the header: help on the road, the two errands, and who is signed in. */
export function UtilityBar() {
  const words = useWords().shell.utilityBar
  const { tenant } = useShell()
  return (
    <div className="utility">
      <div className="wrap">
        <a className="utility-roadside" href={dial(tenant.phones.roadside)}>
          <Icon name="tow" />
          <span>
            <span className="utility-wide">{words.roadside(tenant.roadsideHours)} </span>
            <b className="phone">{tenant.phones.roadside}</b>
          </span>
        </a>
        <div className="utility-tasks">
          <PayPart className="utility-wide">
            <a href={address.pay} data-pay="quick">
              {words.pay}
            </a>
          </PayPart>
          <a className="utility-wide" href={address.claims}>
            {words.claim}
          </a>
          <Account />
        </div>
      </div>
    </div>
  )
}
