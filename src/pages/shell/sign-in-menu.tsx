import { Icon } from '../../ui/icon.tsx'
import { useSignInDoors } from './sign-in-doors.ts'
import { useWords } from '../../words/use-words.ts'
import './tip.css'

/** The two ways in. */
export function SignInMenu() {
  const words = useWords().shell.signInMenu
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
