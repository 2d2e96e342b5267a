import type { MetaFunction } from 'react-router'
import { HeadLook } from '../parts/head-look.tsx'
import { otherAbout } from '../../content/other-services/other-about.ts'
import { otherBanner } from '../../content/other-services/other-banner.ts'
import { otherCards } from '../../content/other-services/other-cards.ts'
import { otherNext } from '../../content/other-services/other-next.ts'
import { otherServicesSections } from '../../content/other-services/other-services-sections.ts'
import { Band } from '../parts/band.tsx'
import { CallStep } from '../parts/call-step.tsx'
import { ProductBanner } from '../parts/product-banner.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { loadSections } from '../shell/load-sections.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { Section } from '../shell/section.tsx'
import { useShell } from '../shell/shell-data.ts'
import { Plots } from './plots.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.otherServices.page)

export const loader = loadSections(otherServicesSections)

/** Everything beside the main products. */
export default function OtherServicesPage() {
  const { tenant } = useShell()
  return (
    <>
      <Section of={otherBanner}>
        {(content) => (
          <HeadLook ground="sky" wide>
            <ProductBanner content={content} />
          </HeadLook>
        )}
      </Section>
      <Band labelledBy="other-title">
        <Section of={otherAbout}>{({ title, description }) => <SectionIntro id="other-title" title={title} text={description} />}</Section>
        <Section of={otherCards}>{(content) => <Plots content={content} />}</Section>
      </Band>
      <Section of={otherNext}>
        {(content) => <CallStep content={content} phone={tenant.phones.support} hours={tenant.supportHours} />}
      </Section>
    </>
  )
}
