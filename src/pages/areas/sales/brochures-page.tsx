import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { brochuresBanner, brochuresRack, brochuresContact } from '../../../content/areas/sales/sales-brochures.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { siteContext } from '../../site.ts'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { BrochureRack } from '../brochure-rack.tsx'
import { ContactDesk } from '../contact-desk.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.sales.brochuresPage)

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections([brochuresBanner, brochuresRack, brochuresContact]) }
}

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
