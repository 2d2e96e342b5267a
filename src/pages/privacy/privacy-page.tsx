import type { MetaFunction } from 'react-router'
import { privacyBanner } from '../../content/privacy/privacy-banner.ts'
import { privacyContact } from '../../content/privacy/privacy-contact.ts'
import { privacyPanels } from '../../content/privacy/privacy-panels.ts'
import { privacySections } from '../../content/privacy/privacy-sections.ts'
import { LegalBanner } from '../parts/legal-banner.tsx'
import { LegalPart } from '../parts/legal-part.tsx'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { CountingNote } from './counting-note.tsx'
import { PrivacyDesk } from './privacy-desk.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.privacy.page)

export const loader = loadSections(privacySections)

/** What we know about people, and whom to ask. */
export default function PrivacyPage() {
  return (
    <>
      <Section of={privacyBanner}>{(content) => <LegalBanner content={content} />}</Section>
      <Section of={privacyPanels}>{(content) => <LegalPart content={content} id="privacy" />}</Section>
      <CountingNote />
      <Section of={privacyContact}>{(content) => <PrivacyDesk content={content} />}</Section>
    </>
  )
}
