import type { MetaFunction } from 'react-router'
import {
  meetingContactBanner,
  meetingContactDesk,
  meetingContactPeople,
  meetingContactSections,
} from '../../../content/areas/meeting/meeting-contact.ts'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { PeopleList } from '../people-list.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.meeting.contactPage)

export const loader = loadSections(meetingContactSections)

/** The people with the calendar. */
export default function MeetingContactPage() {
  return (
    <Area>
      <Section of={meetingContactBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={meetingContactPeople}>{(content) => <PeopleList content={content} />}</Section>
      <Section of={meetingContactDesk}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
