import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import {
  templatesBanner,
  templatesLetters,
  templatesCards,
  templatesHow,
  templatesContact,
} from '../../../content/areas/sales/sales-templates.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { siteContext } from '../../site.ts'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { DownloadList } from '../download-list.tsx'
import { TextBlock } from '../text-block.tsx'
import { LetterSheets } from './letter-sheets.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.sales.templatesPage)

export async function loader({ context }: LoaderFunctionArgs) {
  return {
    sections: await context.get(siteContext).sections([templatesBanner, templatesLetters, templatesCards, templatesHow, templatesContact]),
  }
}

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
