import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { salesContactBanner, salesContactRegions, salesContactDesk } from '../../../content/areas/sales/sales-contact.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { siteContext } from '../../site.ts'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { PeopleList } from '../people-list.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.sales.contactPage)

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections([salesContactBanner, salesContactRegions, salesContactDesk]) }
}

/** By phone and mail today; the form comes with the forms. */
export default function SalesContactPage() {
  return (
    <Area>
      <Section of={salesContactBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={salesContactRegions}>{(content) => <PeopleList content={content} />}</Section>
      <Section of={salesContactDesk}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
