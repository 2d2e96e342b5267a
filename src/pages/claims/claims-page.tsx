import type { MetaFunction } from 'react-router'
import { claimsAbout } from '../../content/claims/claims-about.ts'
import { claimsBanner } from '../../content/claims/claims-banner.ts'
import { claimsGuidelines } from '../../content/claims/claims-guidelines.ts'
import { claimsNext } from '../../content/claims/claims-next.ts'
import { claimsSteps } from '../../content/claims/claims-steps.ts'
import { claimsSections } from '../../content/claims/claims-sections.ts'
import { ButtonStrip, withoutStrip } from '../parts/button-strip.tsx'
import { CallStep } from '../parts/call-step.tsx'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { useShell } from '../shell/shell-data.ts'
import { TopBanner } from '../shell/top-banner.tsx'
import { ClaimAbout } from './claim-about.tsx'
import { ClaimSteps } from './claim-steps.tsx'
import { ContractorGuide } from './contractor-guide.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.claims.page)

export const loader = loadSections(claimsSections)

/** What to do when it has happened. */
export default function ClaimsPage() {
  const { tenant } = useShell()
  return (
    <>
      <Section of={claimsBanner}>
        {(content) => (
          <>
            <TopBanner content={withoutStrip(content)} />
            <ButtonStrip content={content} />
          </>
        )}
      </Section>
      <Section of={claimsSteps}>{(content) => <ClaimSteps content={content} />}</Section>
      <Section of={claimsAbout}>{(content) => <ClaimAbout content={content} />}</Section>
      <Section of={claimsGuidelines}>{(content) => <ContractorGuide content={content} />}</Section>
      <Section of={claimsNext}>
        {(content) => <CallStep content={content} phone={tenant.phones.claims} hours={tenant.claimsHours} />}
      </Section>
    </>
  )
}
