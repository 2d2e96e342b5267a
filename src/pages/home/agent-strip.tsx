import type { homeAgents } from '../../content/home/home-agents.ts'
import type { ContentOf } from '../../content/section.ts'
import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { dial } from '../../ui/tenant.ts'
import { ZipForm } from '../parts/zip-form.tsx'
import { Picture } from '../shell/picture.tsx'
import { useShell } from '../shell/shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import { NearestAgentCard } from './nearest-agent-card.tsx'
import './agent-strip.css'

type Props = { content: ContentOf<typeof homeAgents> }

/** The way to an agent: by ZIP code, or by asking a person. */
export function AgentStrip({ content: { title, description, button, image, callTitle, callNote } }: Props) {
  const { agentStrip: words, nearest } = useWords().home
  const { tenant, assets } = useShell()
  return (
    <section className="agents" id="agent" aria-labelledby="agents-title">
      <div className="wrap">
        <div>
          <h2 id="agents-title">{title}</h2>
          {description && <p className="lead">{description}</p>}
          <ZipForm
            className="agents-zip"
            id="zip"
            name="near"
            to={address.findAnAgent}
            label={words.zip}
            problem={words.noZip}
            button={button}
            look="btn btn-line"
          />
        </div>
        <div className="agents-near">
          <Picture of={image} sizes="(width <= 760px) 128vw, 600px" />
          <nearest-agent src={assets.search} for="zip" data-near={nearest.near} data-mile={nearest.mile} aria-live="polite">
            <div className="agents-call card">
              <h3>{callTitle}</h3>
              {callNote && <p className="fine">{callNote}</p>}
              <a className="btn btn-clay btn-small phone" href={dial(tenant.phones.support)}>
                <Icon name="call" />
                {tenant.phones.support}
              </a>
              <p className="fine">{tenant.supportHours}</p>
            </div>
            <NearestAgentCard />
          </nearest-agent>
        </div>
      </div>
    </section>
  )
}
