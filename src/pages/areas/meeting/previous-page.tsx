import type { MetaFunction } from 'react-router'
import {
  meetingPreviousSections,
  previousBanner,
  previousContact,
  previousDates,
  previousPapers,
} from '../../../content/areas/meeting/meeting-previous.ts'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { DateList } from '../date-list.tsx'
import { DownloadList } from '../download-list.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.meeting.previousPage)

export const loader = loadSections(meetingPreviousSections)

/** What was decided, and the papers of it. */
export default function PreviousPage() {
  return (
    <Area>
      <Section of={previousBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={previousDates}>{(content) => <DateList content={content} look="line" />}</Section>
      <Section of={previousPapers}>{(content) => <DownloadList content={content} ground="soft" />}</Section>
      <Section of={previousContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
