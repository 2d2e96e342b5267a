import { logout } from '../../calls/addresses.ts'
import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { PayPart } from '../pay/pay-part.tsx'
import { currentOf } from './current-of.ts'
import { desksOf } from './desks.ts'
import { useShell } from './shell-data.ts'
import { SignInMenu } from './sign-in-menu.tsx'
import type { Person } from '../site/site-visit.ts'
import { useWords } from '../../words/use-words.ts'
import './account.css'

/** Who is signed in, or the way to sign in. */
export function Account() {
  const { person } = useShell()
  return person ? <SignedIn person={person} /> : <SignInMenu />
}

function SignedIn({ person }: { person: Person }) {
  const all = useWords()
  const words = all.shell.account
  const { path } = useShell()
  return (
    <div className="account">
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
      <ul className="account-desks" aria-label={all.shell.desks.label}>
        {desksOf(person, all).map(({ to, label, counted }) => (
          <li key={to}>
            <a href={to} aria-current={currentOf(to, path)}>
              {counted ? <inbox-count>{label}</inbox-count> : label}
            </a>
          </li>
        ))}
      </ul>
      <a className="account-name" title={person.username} href={address.sessions}>
        <span className="sr-only">{words.signedInAs} </span>
        {person.name}
      </a>
      <sign-out>
        <form method="post" action={logout.path}>
          <button className="account-out">{words.logout}</button>
        </form>
      </sign-out>
    </div>
  )
}
