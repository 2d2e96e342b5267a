import type { FoundDocuments, ShownDocument } from '../../nouns/hub/documents.ts'
import { pdfFrame } from '../../nouns/hub/pdf-preview.ts'
import { address } from '../../routes.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { useWords } from '../../words/use-words.ts'
import { paperAddress } from '../areas/paper-address.ts'
import './doc-chip.css'
import './found-documents.css'

/** What a search of the documents found: each with the way to it, to its page, and its first page to look at. */
export function FoundDocumentsList({ found: { documents, more }, heading = 'h3' }: { found: FoundDocuments; heading?: 'h3' | 'h4' }) {
  const words = useWords().documents
  return (
    <>
      <ol className="found-docs">
        {documents.map((document) => (
          <li key={`${document.section} ${document.id} ${document.address}`}>
            <FoundDocument document={document} Heading={heading} />
          </li>
        ))}
      </ol>
      {more && <p className="fine">{words.more}</p>}
    </>
  )
}

function FoundDocument({ document, Heading }: { document: ShownDocument; Heading: 'h3' | 'h4' }) {
  const { title, about, date, address: to, on, inside, pages } = document
  const { documents: words, pageNames } = useWords()
  const frame = pdfFrame(to)
  return (
    <>
      <Heading>
        <a href={paperAddress(to)}>{title}</a>{' '}
        <small className="doc-chip">{pages > 0 ? words.pages(String(pages), pages === 1) : words.pdf}</small>
      </Heading>
      {about && (
        <p>
          <WholeWords text={about} />
        </p>
      )}
      {inside && (
        <p className="found-inside">
          <WholeWords text={inside} />
        </p>
      )}
      <p className="fine">
        {date && <span className="num">{date} · </span>}
        {words.on} <a href={address[on]}>{pageNames[on]}</a>
      </p>
      {frame && (
        <details className="found-look">
          <summary>
            {words.look}
            <span className="sr-only"> {title}</span>
          </summary>
          {/* A closed one is not shown, and what is not shown is not loaded. */}
          <iframe src={frame} title={words.firstPage(title)} loading="lazy" sandbox="allow-same-origin" />
        </details>
      )}
    </>
  )
}
