import type { customerLandingHelp } from '../../content/customer-landing/customer-landing-help.ts'
import type { ContentOf } from '../../content/section.ts'
import type { MyAccount, OwnAgent, OwnRequest } from '../../nouns/payments/my-account.ts'
import { address, agentAddress, contactMeAddress } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { dial } from '../../ui/tenant.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { useWords } from '../../words/use-words.ts'
import { AgentFace } from '../find-an-agent/agent-face.tsx'
import { OpenLine } from '../find-an-agent/open-line.tsx'
import type { Say } from './days.ts'

type Props = { content: ContentOf<typeof customerLandingHelp>; mine: MyAccount; say: Say }

/** Who looks after them, and what they asked us. */
export function MyPeople({ content: c, mine: { agents, requests, today }, say }: Props) {
  const words = useWords().customerLanding
  return (
    <div className="mine-people">
      <section className="mine-agents" aria-labelledby="agents-title">
        <h2 id="agents-title">{c.agentTitle}</h2>
        {agents.map((agent) => (
          <Agent key={agent.id} agent={agent} />
        ))}
        {agents.length === 0 && (
          <>
            <p className="small">
              <WholeWords text={c.noAgent} />
            </p>
            <a className="btn btn-line btn-small" href={address.findAnAgent}>
              {words.agent.find}
            </a>
          </>
        )}
      </section>
      <section className="mine-requests" aria-labelledby="requests-title">
        <h2 id="requests-title">{c.requestsTitle}</h2>
        {requests.length > 0 ? (
          <ul>
            {requests.map((request) => (
              <Request key={request.reference} request={request} today={today} say={say} />
            ))}
          </ul>
        ) : (
          <p className="small">
            <WholeWords text={c.noRequests} />
          </p>
        )}
        <p className="mine-more">
          <a href={address.quote}>{words.requests.quote}</a>
          <a href={address.sendMessage}>{words.requests.message}</a>
        </p>
      </section>
    </div>
  )
}

function Agent({ agent }: { agent: OwnAgent }) {
  const words = useWords().customerLanding.agent
  const { title, email, phone, city, opening } = agent
  return (
    <div className="mine-agent card">
      <AgentFace agent={agent} size={66} />
      <div>
        <h3>
          <a href={agentAddress(email)}>{title}</a>
        </h3>
        <p className="small">{words.in(city)}</p>
        <OpenLine opening={opening} />
        <p className="mine-agent-ways">
          <a className="phone btn btn-line btn-small" href={dial(phone)}>
            <Icon name="call" />
            {phone}
          </a>
          <a href={contactMeAddress(email)}>{words.write(title)}</a>
        </p>
      </div>
    </div>
  )
}

function Request({ request, today, say }: { request: OwnRequest; today: string; say: Say }) {
  const { customerLanding, forms } = useWords()
  const words = customerLanding.requests
  const { reference, form, state, receivedAt, promisedAt } = request
  const name = (forms.names as Partial<Record<string, string>>)[form] ?? form
  // By the day: what is promised for this afternoon is not late at noon.
  const late = promisedAt.slice(0, 10) < today
  const outcome = state === 'waiting' ? (late ? words.late : words.waiting(say.moment(promisedAt))) : words[state]
  return (
    <li>
      <p>
        <b>{name}</b> <span className="fine">{words.sent(say.dayOf(receivedAt))}</span>
      </p>
      <p className="small">{outcome}</p>
      <p className="fine num">
        {words.reference} {reference}
      </p>
    </li>
  )
}
