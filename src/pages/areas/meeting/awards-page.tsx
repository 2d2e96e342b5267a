import type { MetaFunction } from 'react-router'
import {
  awardsBanner,
  awardsContact,
  awardsNames,
  awardsRoll,
  meetingAwardsSections,
} from '../../../content/areas/meeting/meeting-awards.ts'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { PeopleList } from '../people-list.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.meeting.awardsPage)

export const loader = loadSections(meetingAwardsSections)

/** A roll of honor, and how to get somebody onto it. */
export default function AwardsPage() {
  return (
    <Area>
      <Section of={awardsBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={awardsRoll}>{(content) => <PeopleList content={content} look="roll" />}</Section>
      <Section of={awardsNames}>{(content) => <TextBlock content={content} ground="soft" />}</Section>
      <Section of={awardsContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
