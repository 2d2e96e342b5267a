import type { MetaFunction } from 'react-router'
import {
  meetingUpcomingSections,
  upcomingBanner,
  upcomingContact,
  upcomingDates,
  upcomingTravel,
} from '../../../content/areas/meeting/meeting-upcoming.ts'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { DateList } from '../date-list.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.meeting.upcomingPage)

export const loader = loadSections(meetingUpcomingSections)

/** The calendar, and how to get there. */
export default function UpcomingPage() {
  return (
    <Area>
      <Section of={upcomingBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={upcomingDates}>{(content) => <DateList content={content} />}</Section>
      <Section of={upcomingTravel}>{(content) => <TextBlock content={content} ground="soft" />}</Section>
      <Section of={upcomingContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
