import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { disclosureAutomobile } from '../../content/disclosure/disclosure-automobile.ts'
import { disclosureBanner } from '../../content/disclosure/disclosure-banner.ts'
import { disclosureCondominium } from '../../content/disclosure/disclosure-condominium.ts'
import { disclosureProperty } from '../../content/disclosure/disclosure-property.ts'
import { disclosureRenters } from '../../content/disclosure/disclosure-renters.ts'
import { disclosureRights } from '../../content/disclosure/disclosure-rights.ts'
import { LegalBanner } from '../parts/legal-banner.tsx'
import { LegalPart } from '../parts/legal-part.tsx'
import { PageAnchors } from '../parts/page-anchors.tsx'
import type { Handle } from '../shell/handle.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { siteContext } from '../site.ts'

const words = {
  title: 'Disclosure',
  description:
    'Summaries of our Colorado automobile, homeowners, condominium and renters insurance: coverages, limits, exclusions, prices and your rights.',
  automobile: 'Automobile',
  property: 'House',
  condominium: 'Condominium',
  renters: 'Renters',
  rights: 'Your rights',
}

const parts = [
  { of: disclosureAutomobile, to: 'automobile', label: words.automobile },
  { of: disclosureProperty, to: 'property', label: words.property },
  { of: disclosureCondominium, to: 'condominium', label: words.condominium },
  { of: disclosureRenters, to: 'renters', label: words.renters },
  { of: disclosureRights, to: 'rights', label: words.rights },
]

export const handle: Handle = { tier: 'content' }

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, words)

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections([disclosureBanner, ...parts.map(({ of }) => of)]) }
}

/** What the policies cover and leave out, one summary after the other. */
export default function DisclosurePage() {
  return (
    <>
      <Section of={disclosureBanner}>{(content) => <LegalBanner content={content} />}</Section>
      <PageAnchors links={parts} />
      {parts.map(({ of, to }, index) => (
        <Section key={to} of={of}>
          {(content) => <LegalPart content={content} id={to} ground={index % 2 ? 'sand' : 'paper'} />}
        </Section>
      ))}
    </>
  )
}
