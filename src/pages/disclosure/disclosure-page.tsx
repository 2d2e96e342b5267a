import type { MetaFunction } from 'react-router'
import { disclosureAutomobile } from '../../content/disclosure/disclosure-automobile.ts'
import { disclosureBanner } from '../../content/disclosure/disclosure-banner.ts'
import { disclosureCondominium } from '../../content/disclosure/disclosure-condominium.ts'
import { disclosureProperty } from '../../content/disclosure/disclosure-property.ts'
import { disclosureRenters } from '../../content/disclosure/disclosure-renters.ts'
import { disclosureRights } from '../../content/disclosure/disclosure-rights.ts'
import { disclosureSections } from '../../content/disclosure/disclosure-sections.ts'
import { LegalBanner } from '../parts/legal-banner.tsx'
import { LegalPart } from '../parts/legal-part.tsx'
import { PageAnchors } from '../parts/page-anchors.tsx'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { useWords } from '../../words/use-words.ts'

const parts = [
  { of: disclosureAutomobile, to: 'automobile' },
  { of: disclosureProperty, to: 'property' },
  { of: disclosureCondominium, to: 'condominium' },
  { of: disclosureRenters, to: 'renters' },
  { of: disclosureRights, to: 'rights' },
] as const

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.disclosure.page)

export const loader = loadSections(disclosureSections)

/** What the policies cover and leave out, one summary after the other. */
export default function DisclosurePage() {
  const words = useWords().disclosure.page
  return (
    <>
      <Section of={disclosureBanner}>{(content) => <LegalBanner content={content} />}</Section>
      <PageAnchors links={parts.map(({ to }) => ({ to, label: words[to] }))} />
      {parts.map(({ of, to }, index) => (
        <Section key={to} of={of}>
          {(content) => <LegalPart content={content} id={to} ground={index % 2 ? 'sand' : 'paper'} />}
        </Section>
      ))}
    </>
  )
}
