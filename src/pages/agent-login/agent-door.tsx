import { address } from '../../routes.ts'
import { SignIn } from '../login/sign-in.tsx'
import { useShell } from '../shell/shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import './agent-door.css'

/** The button that signs in; for whoever already is, the way on. */
export function AgentDoor({ support }: { support: string }) {
  const words = useWords().agentLogin.agentDoor
  const { person } = useShell()
  if (!person) return <SignIn support={support} />
  return (
    <div className="agent-door">
      <p>
        {words.here} {person.name}.
      </p>
      <a className="btn btn-wheat" href={address.agentHub}>
        {words.go}
      </a>
    </div>
  )
}
