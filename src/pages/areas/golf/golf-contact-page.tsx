import type { MetaFunction } from 'react-router'
import {
  golfContactBanner,
  golfContactDesk,
  golfContactPeople,
  golfContactSections,
  golfContactWay,
} from '../../../content/areas/golf/golf-contact.ts'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { PeopleList } from '../people-list.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.golf.contactPage)

export const loader = loadSections(golfContactSections)

/** The committee, and the way to the course. */
export default function GolfContactPage() {
  return (
    <Area>
      <Section of={golfContactBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={golfContactPeople}>{(content) => <PeopleList content={content} />}</Section>
      <Section of={golfContactWay}>{(content) => <TextBlock content={content} ground="soft" />}</Section>
      <Section of={golfContactDesk}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
