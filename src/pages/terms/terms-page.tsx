import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { termsBanner } from '../../content/terms/terms-banner.ts'
import { termsPanels } from '../../content/terms/terms-panels.ts'
import { LegalBanner } from '../parts/legal-banner.tsx'
import { LegalPart } from '../parts/legal-part.tsx'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { siteContext } from '../site.ts'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.terms.page)

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections([termsBanner, termsPanels]) }
}

/** The rules of the site. */
export default function TermsPage() {
  return (
    <>
      <Section of={termsBanner}>{(content) => <LegalBanner content={content} />}</Section>
      <Section of={termsPanels}>{(content) => <LegalPart content={content} id="terms" />}</Section>
    </>
  )
}
