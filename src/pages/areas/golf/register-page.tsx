import type { MetaFunction } from 'react-router'
import {
  golfRegisterSections,
  registerBanner,
  registerContact,
  registerDates,
  registerFees,
  registerSteps,
} from '../../../content/areas/golf/golf-register.ts'
import { Ledger } from '../../parts/ledger.tsx'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { CardsBand } from '../cards-band.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { DateList } from '../date-list.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.golf.registerPage)

export const loader = loadSections(golfRegisterSections)

/** What a place costs and how to get one. The form comes with the forms; until then a person takes the names. */
export default function RegisterPage() {
  return (
    <Area>
      <Section of={registerBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={registerFees}>
        {(content) => (
          <CardsBand content={content} layout="side">
            {(items) => <Ledger rows={items} />}
          </CardsBand>
        )}
      </Section>
      <Section of={registerSteps}>{(content) => <TextBlock content={content} ground="soft" />}</Section>
      <Section of={registerDates}>{(content) => <DateList content={content} layout="side" />}</Section>
      <Section of={registerContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
