import { address } from '../../routes.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { Picture } from '../shell/picture.tsx'
import { useShell } from '../shell/shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import '../not-found/not-found.css'

/** An agent nobody knows: the way back to the search, and a person to ask. */
export function AgentMissing() {
  const words = useWords().agentDetails.agentMissing
  const { tenant } = useShell()
  return (
    <div className="lost">
      <div className="wrap">
        <div className="lost-words">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <h2>{words.find}</h2>
          <search>
            <form className="lost-search" action={address.findAnAgent}>
              <label className="label" htmlFor="missing-name">
                {words.name}
              </label>
              <input className="input" id="missing-name" name="q" autoComplete="off" maxLength={200} />
              <button className="btn btn-line">{words.go}</button>
            </form>
          </search>
          <ul className="lost-doors">
            <li>
              <a href={address.findAnAgent}>{words.all}</a>
            </li>
          </ul>
          <p>
            {words.call} <PhoneLink phone={tenant.phones.support} />, {tenant.supportHours}.
          </p>
        </div>
        <Picture of="/art/e-agents" sizes="(width <= 860px) 120px, 320px" />
      </div>
    </div>
  )
}
