import type { MetaFunction } from 'react-router'
import { termsBanner } from '../../content/terms/terms-banner.ts'
import { termsPanels } from '../../content/terms/terms-panels.ts'
import { termsSections } from '../../content/terms/terms-sections.ts'
import { LegalBanner } from '../parts/legal-banner.tsx'
import { LegalPart } from '../parts/legal-part.tsx'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.terms.page)

export const loader = loadSections(termsSections)

/** The rules of the site. */
export default function TermsPage() {
  return (
    <>
      <Section of={termsBanner}>{(content) => <LegalBanner content={content} />}</Section>
      <Section of={termsPanels}>{(content) => <LegalPart content={content} id="terms" />}</Section>
    </>
  )
}
