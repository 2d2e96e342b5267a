import { pdfFileName } from '../../fields/pdf.ts'
import { useWords } from '../../words/use-words.ts'
import { paperAddress } from '../areas/paper-address.ts'
import { PdfThumbnail } from './pdf-thumbnail.tsx'

/** A PDF with its first page; opened, it is the PDF itself. */
export function PdfCard({ id, title, pdf }: { id: string; title: string; pdf: string }) {
  const words = useWords().agentHub
  const isThere = pdfFileName(pdf) !== ''
  const head = (
    <h3 id={id}>
      {title} <small className="doc-chip">{isThere ? words.pdf : words.toBeSet}</small>
    </h3>
  )
  if (!isThere) return head
  return (
    <a className="agenthub-pdf" href={paperAddress(pdf)}>
      <span className="agenthub-sheet">
        <PdfThumbnail of={pdf} sizes="144px" />
      </span>
      {head}
    </a>
  )
}
