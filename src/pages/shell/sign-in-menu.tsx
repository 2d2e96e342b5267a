import { Icon } from '../../ui/icon.tsx'
import { useSignInDoors } from './sign-in-doors.ts'
import './tip.css'

const words = {
  open: 'Sign in',
  customer: { title: 'Customer Hub', note: 'Policies, ID cards, payments', enter: 'Sign In' },
  agent: { title: '360 Insurance Hub', note: 'For our agents', enter: 'Login' },
}

/** The two ways in. */
export function SignInMenu() {
  const to = useSignInDoors()
  const doors = [
    { ...words.customer, to: to.customer },
    { ...words.agent, to: to.agent },
  ]
  return (
    <site-menu>
      <details name="header">
        <summary className="tip-open">
          <Icon name="user" />
          {words.open}
        </summary>
        <div className="tip">
          {doors.map(({ title, note, enter, to }) => (
            <div key={title} className="tip-door">
              <p>
                <a href={to.about}>{title}</a>
                <small>{note}</small>
              </p>
              <a className="btn btn-line btn-small" href={to.enter}>
                {enter}
              </a>
            </div>
          ))}
        </div>
      </details>
    </site-menu>
  )
}
