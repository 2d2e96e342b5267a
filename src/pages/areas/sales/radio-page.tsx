import type { MetaFunction } from 'react-router'
import { radioBanner, radioContact, radioRules, radioScripts, salesRadioSections } from '../../../content/areas/sales/sales-radio.ts'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { ScriptTabs } from '../script-tabs.tsx'
import { TextBlock } from '../text-block.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.sales.radioPage)

export const loader = loadSections(salesRadioSections)

/** The scripts, to be read on the page or taken along. */
export default function RadioPage() {
  return (
    <Area>
      <Section of={radioBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={radioScripts}>{(content) => <ScriptTabs content={content} />}</Section>
      <Section of={radioRules}>{(content) => <TextBlock content={content} ground="soft" />}</Section>
      <Section of={radioContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
