import { address, pages } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { dial } from '../../ui/tenant.ts'
import { useWords } from '../../words/use-words.ts'
import { useShell } from '../shell/shell-data.ts'
import '../find-an-agent/open-line.css'

/** What the small script copies and fills with the agent nearest to a ZIP code (enhance/search/nearest-agent.ts). */
export function NearestAgentCard() {
  const words = useWords().home.nearest
  const { tenant } = useShell()
  // No <template>: React looks for what is in it where the parser has put nothing.
  return (
    <div hidden>
      <div className="agents-call card">
        <p className="fine" data-part="near" />
        <p data-part="name" />
        <p className="fine" data-part="where" />
        <p className="open-line" data-part="opening" />
        <p className="agents-ways">
          <a className="btn btn-clay btn-small phone" data-part="phone" href={dial(tenant.phones.support)}>
            <Icon name="call" />
          </a>
          <a className="go" data-part="page" data-page={pages.agentDetails.path} href={address.findAnAgent}>
            <span>{words.page}</span>
            <Icon name="arrow" />
          </a>
        </p>
      </div>
    </div>
  )
}
