import type { ReactNode } from 'react'
import type { ShownAgent } from '../../calls/agent-search-call.ts'
import { townLine } from '../../nouns/agents/town-line.ts'
import { address, contactMeAddress, quoteAddress, townAddress } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { countyAt } from '../../ui/map/counties.ts'
import { spotOf } from '../../ui/map/projection.ts'
import { EmailWords } from '../../ui/email-words.tsx'
import { PhoneWords } from '../../ui/phone-words.tsx'
import { dial } from '../../ui/tenant.ts'
import { AgentFace } from '../find-an-agent/agent-face.tsx'
import { readSearch, searchAddress } from '../find-an-agent/agent-address.ts'
import { OpenLine } from '../find-an-agent/open-line.tsx'
import { ContentLink } from '../shell/content-link.tsx'
import { useShell } from '../shell/shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import '../../ui/styles/dialog-box.css'
import '../contact-me/contact-me.css'
import '../forms/form-panel.css'
import './agent-head.css'

/** Face, name, the two things people come to do, and every way to reach the person. */
export function AgentHead({ agent, sample, town }: { agent: ShownAgent; sample: boolean; town: string | null }) {
  const words = useWords().agentDetails.agentHead
  const { tenant } = useShell()
  const { title, city, languages, opening, place } = agent
  const county = place && countyAt(spotOf(place))
  const around = town ? townAddress(town) : searchAddress(readSearch(new URLSearchParams({ near: city })))
  return (
    <section className="agent-head" aria-labelledby="agent-name">
      <div className="wrap">
        <p className="agent-crumb">
          <a href={around}>
            <Icon name="left" />
            {words.all(city)}
          </a>
        </p>
        <div className="agent-face-panel">
          <AgentFace agent={agent} size={320} />
          {!agent.image && county && <p className="fine">{words.county(county.name)}</p>}
        </div>
        <div className="agent-head-words">
          <h1 id="agent-name">{title}</h1>
          <p className="lead">
            {words.who(tenant.name, city)}
            {languages.length > 1 && ` ${words.speaks(inARow(languages, tenant.language))}`}
          </p>
          <OpenLine opening={opening} />
          {opening?.open === false && (
            <p className="agent-closed">
              <PhoneWords text={words.closed(tenant.phones.claims, tenant.phones.roadside)} />
            </p>
          )}
          <AgentActs agent={agent} sample={sample} />
          <Facts agent={agent} sample={sample} />
        </div>
      </div>
    </section>
  )
}

/**
 * The two things people come to do, and on a phone the call, whose number is else further down; the sample, who is nobody, leads to
 * everybody's form and to the phones below.
 */
function AgentActs({ agent: { email, phone, mobile }, sample }: { agent: ShownAgent; sample: boolean }) {
  const { agentDetails, forms } = useWords()
  const words = agentDetails.agentHead
  const dialled = phone || mobile
  return (
    <form-dialog className="agent-acts" data-close={forms.contactMe.close}>
      {dialled && (
        <a className="btn btn-line num agent-dial" href={dial(dialled)}>
          <Icon name="call" />
          {dialled}
        </a>
      )}
      <a className="btn btn-clay" href={sample ? address.quote : quoteAddress(email)}>
        {words.quote}
      </a>
      <a className="btn btn-line" href={sample ? '#reach' : contactMeAddress(email)} data-opens={sample ? undefined : ''}>
        {words.contact}
      </a>
      <output className="agent-sent" />
    </form-dialog>
  )
}

function Facts({ agent, sample }: { agent: ShownAgent; sample: boolean }) {
  const words = useWords().agentDetails.agentHead
  const { phone, mobile, email, address: street, address2, website2 } = agent
  const town = townLine(agent)
  const facts: [string, ReactNode][] = [
    [words.office, phone && <a href={dial(phone)}>{phone}</a>],
    [words.mobile, mobile && <a href={dial(mobile)}>{mobile}</a>],
    [
      words.mail,
      email &&
        (sample ? (
          <EmailWords email={email} />
        ) : (
          <a href={`mailto:${email}`}>
            <EmailWords email={email} />
          </a>
        )),
    ],
    [words.address, <Lines key="lines" lines={[street, town]} />],
    [words.second, address2 && <Lines lines={[address2, town]} />],
    [words.website, website2 && <ContentLink to={website2}>{website2.replace(/^https?:\/\/(www\.)?/, '')}</ContentLink>],
  ]
  return (
    <dl className="agent-facts" id="reach" tabIndex={-1} aria-label={words.reach}>
      {facts.map(
        ([name, fact]) =>
          fact && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Lines({ lines }: { lines: string[] }) {
  return lines.filter(Boolean).map((line) => (
    <span className="agent-line" key={line}>
      {line}
    </span>
  ))
}

/** "English, Spanish and French". */
const inARow = (names: readonly string[], language: string) =>
  new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(names).replace(/,( and)/, '$1')
