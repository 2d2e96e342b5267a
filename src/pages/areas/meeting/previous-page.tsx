import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { previousBanner, previousDates, previousPapers, previousContact } from '../../../content/areas/meeting/meeting-previous.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { Section } from '../../shell/section.tsx'
import { siteContext } from '../../site.ts'
import { Area } from '../area.tsx'
import { AreaHead } from '../area-head.tsx'
import { ContactDesk } from '../contact-desk.tsx'
import { DateList } from '../date-list.tsx'
import { DownloadList } from '../download-list.tsx'

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, (words) => words.meeting.previousPage)

export async function loader({ context }: LoaderFunctionArgs) {
  return { sections: await context.get(siteContext).sections([previousBanner, previousDates, previousPapers, previousContact]) }
}

/** What was decided, and the papers of it. */
export default function PreviousPage() {
  return (
    <Area>
      <Section of={previousBanner}>{(content) => <AreaHead content={content} />}</Section>
      <Section of={previousDates}>{(content) => <DateList content={content} />}</Section>
      <Section of={previousPapers}>{(content) => <DownloadList content={content} ground="soft" />}</Section>
      <Section of={previousContact}>{(content) => <ContactDesk content={content} />}</Section>
    </Area>
  )
}
