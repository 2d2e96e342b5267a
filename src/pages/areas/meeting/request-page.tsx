import type { MetaFunction } from 'react-router'
import {
  meetingRequestSections,
  requestBanner,
  requestContact,
  requestReady,
  requestTopics,
} from '../../../content/areas/meeting/meeting-request.ts'
import { Ledger } from '../../parts/ledger.tsx'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.meeting.requestPage)

export const loader = loadSections(meetingRequestSections)

/** By phone and mail today; the form comes with the forms. */
export default function RequestPage() {
  return (
    <Area>
      <Section of={requestBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={requestTopics}>
        {(content) => (
          <CardsBand content={content} layout="side">
            {(items) => <Ledger rows={items} />}
          </CardsBand>
        )}
      </Section>
      <Section of={requestReady}>{(content) => <TextBlock content={content} ground="soft" />}</Section>
      <Section of={requestContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
