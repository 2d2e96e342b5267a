import type { agentHubTools } from '../../content/agent-hub/agent-hub-grids.ts'
import type { ContentOf } from '../../content/section.ts'
import { safeHref } from '../../fields/link.ts'
import { pdfFileName } from '../../fields/pdf.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { useWords } from '../../words/use-words.ts'
import { paperAddress } from '../areas/paper-address.ts'
import { SampleChip } from '../documents/sample-chip.tsx'
import { PinButton } from './your-day/pin-button.tsx'
import { PdfThumbnail } from './pdf-thumbnail.tsx'

type Point = ContentOf<typeof agentHubTools>['items'][number]['points'][number]

/** One line: a PDF goes before a link, and one that leads nowhere says that it is to be set. */
export function HubPoint({ point: { title, link, pdfPath, pdfThumbnail } }: { point: Point }) {
  const words = useWords().agentHub
  const isThere = pdfFileName(pdfPath) !== ''
  const href = isThere ? paperAddress(pdfPath) : safeHref(paperAddress(link))
  const isPdf = href !== undefined && /\.pdf$/i.test(href)
  return (
    <li className="agenthub-point">
      {href ? (
        <a href={href}>
          {isThere && pdfThumbnail && <PdfThumbnail of={pdfPath} sizes="40px" />}
          <span>
            <WholeWords text={title} />
          </span>
          {isPdf && <small className="doc-chip">{` ${words.pdf}`}</small>}
          {!isThere && <SampleChip of={link} />}
        </a>
      ) : (
        <span className="agenthub-unset">
          <span>
            <WholeWords text={title} />
          </span>
          <small className="doc-chip">{` ${words.toBeSet}`}</small>
        </span>
      )}
      {href && <PinButton link={isThere ? pdfPath : link} label={title} />}
    </li>
  )
}
