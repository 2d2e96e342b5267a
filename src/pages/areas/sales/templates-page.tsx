import type { MetaFunction } from 'react-router'
import {
  salesTemplatesSections,
  templatesBanner,
  templatesCards,
  templatesContact,
  templatesHow,
  templatesLetters,
} from '../../../content/areas/sales/sales-templates.ts'
import { loadSections } from '../../shell/load-sections.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { DownloadList } from '../download-list.tsx'
import { TextBlock } from '../text-block.tsx'
import { LetterSheets } from './letter-sheets.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.sales.templatesPage)

export const loader = loadSections(salesTemplatesSections)

/** Letters and postcards to take along. */
export default function TemplatesPage() {
  return (
    <Area>
      <Section of={templatesBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={templatesLetters}>{(content) => <LetterSheets content={content} />}</Section>
      <Section of={templatesCards}>{(content) => <DownloadList content={content} ground="soft" />}</Section>
      <Section of={templatesHow}>{(content) => <TextBlock content={content} />}</Section>
      <Section of={templatesContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
