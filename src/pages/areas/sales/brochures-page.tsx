import type { MetaFunction } from 'react-router'
import { brochuresBanner, brochuresContact, brochuresRack, salesBrochuresSections } from '../../../content/areas/sales/sales-brochures.ts'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { BrochureRack } from '../brochure-rack.tsx'
import { ContactDesk } from '../contact-desk.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.sales.brochuresPage)

export const loader = loadSections(salesBrochuresSections)

/** A rack of brochures. */
export default function BrochuresPage() {
  return (
    <Area>
      <Section of={brochuresBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={brochuresRack}>{(content) => <BrochureRack content={content} />}</Section>
      <Section of={brochuresContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
