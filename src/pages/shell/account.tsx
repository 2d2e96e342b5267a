import { logout } from '../../calls/addresses.ts'
import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { PayPart } from '../pay/pay-part.tsx'
import { useShell } from './shell-data.ts'
import { SignInMenu } from './sign-in-menu.tsx'
import type { Person } from '../site.ts'
import { useWords } from '../../words/use-words.ts'
import './account.css'

/** Who is signed in, or the way to sign in. */
export function Account() {
  const { person } = useShell()
  return person ? <SignedIn person={person} /> : <SignInMenu />
}

function SignedIn({ person }: { person: Person }) {
  const words = useWords().shell.account
  return (
    <div className="account">
      {person.role === 'admin' && (
        <a className="account-inbox account-blogs" href={address.blogSettings}>
          {words.blogs}
        </a>
      )}
      <site-menu className="account-payment">
        <details name="header">
          <summary className="tip-open">
            {words.payment}
            <Icon name="down" />
          </summary>
          <div className="tip">
            <PayPart>
              <a href={address.pay} data-pay="account">
                {words.getAccount}
              </a>
              <a href={address.pay} data-pay="method">
                {words.manage}
              </a>
              <a href={address.pay} data-pay="quick">
                {words.quick}
              </a>
            </PayPart>
          </div>
        </details>
      </site-menu>
      {person.role === 'signedIn' ? (
        <a className="account-inbox account-mine" href={address.customerLanding}>
          {words.mine}
        </a>
      ) : (
        <a className="account-inbox" href={address.inbox}>
          <inbox-count>{words.inbox}</inbox-count>
        </a>
      )}
      {person.role === 'admin' && (
        <a className="account-inbox account-mine account-desk" href={address.paymentsDesk}>
          {words.payments}
        </a>
      )}
      <span className="account-name" title={person.username}>
        <span className="sr-only">{words.signedInAs} </span>
        {person.name}
      </span>
      <sign-out>
        <form method="post" action={logout.path}>
          <button className="account-out">{words.logout}</button>
        </form>
      </sign-out>
    </div>
  )
}
