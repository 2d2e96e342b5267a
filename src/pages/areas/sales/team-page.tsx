import type { MetaFunction } from 'react-router'
import { salesTeamSections, teamBanner, teamContact, teamPeople } from '../../../content/areas/sales/sales-team.ts'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { PeopleList } from '../people-list.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.sales.teamPage)

export const loader = loadSections(salesTeamSections)

/** The people behind the shelves. */
export default function TeamPage() {
  return (
    <Area>
      <Section of={teamBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={teamPeople}>{(content) => <PeopleList content={content} />}</Section>
      <Section of={teamContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
