import { agentHubOwnPages } from '../../../content/agent-hub/agent-hub-own-pages.ts'
import type { DayProblem, YourDay } from '../../../nouns/hub/your-day.ts'
import { ownParts } from '../../../nouns/hub/own-page.ts'
import { useWords } from '../../../words/use-words.ts'
import type { Say } from '../../customer-landing/days.ts'
import { Section } from '../../shell/section.tsx'
import { BulletinReadersList } from './bulletin-readers-list.tsx'
import { ProposalCard } from './proposal-card.tsx'

type Props = { staff: NonNullable<YourDay['staff']>; problem: DayProblem | null; say: Say }

/** What only admins see: what agents ask for, who has read what, and what agents may change at all. */
export function DayStaff({ staff: { proposals, moreProposals, readers }, problem, say }: Props) {
  const words = useWords().yourDay
  return (
    <div className="day-staff">
      <section aria-labelledby="day-proposals">
        <h3 id="day-proposals">
          {words.proposals.title}
          {proposals.length > 0 && <span className="day-count">{proposals.length + moreProposals}</span>}
        </h3>
        {proposals.length === 0 && <p className="day-calm">{words.proposals.none}</p>}
        {proposals.map((proposal) => (
          <ProposalCard key={proposal.id} proposal={proposal} say={say} open={problem?.of === String(proposal.id)} />
        ))}
        {moreProposals > 0 && <p className="fine">{words.proposals.more(moreProposals)}</p>}
        <Section of={agentHubOwnPages}>
          {({ way, ...parts }) => (
            <p className="fine day-setting">
              <b>{words.setting.title}</b> {words.setting.ways[way]}{' '}
              {way !== 'no' &&
                words.setting.parts(
                  ownParts
                    .filter((part) => parts[part])
                    .map((part) => agentHubOwnPages.fields[part].label)
                    .join(', '),
                )}
            </p>
          )}
        </Section>
      </section>
      <BulletinReadersList readers={readers} say={say} />
    </div>
  )
}
