import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { awardsBanner, awardsRoll, awardsNames, awardsContact } from '../../../content/areas/meeting/meeting-awards.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { siteContext } from '../../site.ts'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { PeopleList } from '../people-list.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.meeting.awardsPage)

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections([awardsBanner, awardsRoll, awardsNames, awardsContact]) }
}

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
