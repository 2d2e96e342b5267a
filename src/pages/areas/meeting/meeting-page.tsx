import type { MetaFunction } from 'react-router'
import {
  meetingBanner,
  meetingHomeContact,
  meetingHomeSections,
  meetingKinds,
  meetingNext,
  meetingPapers,
} from '../../../content/areas/meeting/meeting-home.ts'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { TopBanner } from '../../shell/top-banner.tsx'
import { Area } from '../area.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { DateList } from '../date-list.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.meeting.page)

export const loader = loadSections(meetingHomeSections)

/** What is next, and what kinds there are. */
export default function MeetingPage() {
  return (
    <Area>
      <Section of={meetingBanner}>{(content) => <TopBanner content={content} />}</Section>
      <Section of={meetingNext}>{(content) => <DateList content={content} layout="side" />}</Section>
      <Section of={meetingKinds}>{(content) => <CardsBand content={content} ground="soft" />}</Section>
      <Section of={meetingPapers}>{(content) => <TextBlock content={content} tone="wheat" />}</Section>
      <Section of={meetingHomeContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
