import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { golfContactBanner, golfContactPeople, golfContactWay, golfContactDesk } from '../../../content/areas/golf/golf-contact.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { siteContext } from '../../site.ts'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { PeopleList } from '../people-list.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.golf.contactPage)

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections([golfContactBanner, golfContactPeople, golfContactWay, golfContactDesk]) }
}

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
