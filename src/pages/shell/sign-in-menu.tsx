import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useShell } from './shell-data.ts'
import './tip.css'

const words = {
  open: 'Sign in',
  customer: { title: 'Customer Hub', note: 'Policies, ID cards, payments', enter: 'Sign In' },
  agent: { title: '360 Insurance Hub', note: 'For our agents', enter: 'Login' },
}

/** The two ways in. While Client Connect is under maintenance both lead to the page that says so. */
export function SignInMenu() {
  const { tenant, maintenance } = useShell()
  const doors = [
    { ...words.customer, about: address.customerLogin, to: tenant.customerPortal },
    { ...words.agent, about: address.agentLogin, to: address.login },
  ]
  return (
    <site-menu>
      <details name="header">
        <summary className="tip-open">
          <Icon name="user" />
          {words.open}
        </summary>
        <div className="tip">
          {doors.map(({ title, note, enter, about, to }) => (
            <div key={title} className="tip-door">
              <p>
                <a href={about}>{title}</a>
                <small>{note}</small>
              </p>
              <a className="btn btn-line btn-small" href={maintenance ? address.maintenance : to}>
                {enter}
              </a>
            </div>
          ))}
        </div>
      </details>
    </site-menu>
  )
}
