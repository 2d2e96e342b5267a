import type { MetaFunction } from 'react-router'
import {
  salesContactBanner,
  salesContactDesk,
  salesContactRegions,
  salesContactSections,
} from '../../../content/areas/sales/sales-contact.ts'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { PeopleList } from '../people-list.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.sales.contactPage)

export const loader = loadSections(salesContactSections)

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
