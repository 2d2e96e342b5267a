import { pdfFileName } from '../../fields/pdf.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { PdfThumbnail } from './pdf-thumbnail.tsx'

/** A PDF with its first page; opened, it is the PDF itself. */
export function PdfCard({ id, title, pdf }: { id: string; title: string; pdf: string }) {
  const words = useWords().agentHub
  const head = (
    <h3 id={id}>
      {title} <small className="agenthub-chip">{pdfFileName(pdf) ? words.pdf : words.toBeSet}</small>
    </h3>
  )
  return pdfFileName(pdf) ? (
    <a className="agenthub-pdf" href={pdf}>
      <span className="agenthub-sheet">
        <Icon name="quote" />
        <PdfThumbnail of={pdf} />
      </span>
      {head}
    </a>
  ) : (
    head
  )
}
