import type { internalLandingArchive } from '../../content/internal-landing/internal-landing-archive.ts'
import type { ContentOf } from '../../content/section.ts'
import { address } from '../../routes.ts'
import type { FoundDocuments } from '../../nouns/hub/documents.ts'
import { matcherOf } from '../../nouns/match-words.ts'
import { DownloadLink } from '../areas/download-link.tsx'
import { FoundDocumentsList } from '../documents/found-documents.tsx'
import { useWords } from '../../words/use-words.ts'
import '../documents/found-said.css'
import './archive.css'

type Content = ContentOf<typeof internalLandingArchive>

/**
 * The papers, and a search over them: the server hides what does not match, neither here nor inside; where the small script runs,
 * typing does. What else a search finds, on other pages, is below.
 */
export function Archive({
  content: { title, text, items },
  q,
  found: searched,
}: {
  content: Content
  q: string
  found: FoundDocuments | null
}) {
  const all = useWords()
  const words = all.internalLanding.archive
  const matches = matcherOf(q)
  const inside = new Set(searched?.documents.map((document) => document.address))
  const found = new Set(
    items
      .filter((item) => matches(`${item.title} ${item.description} ${item.kind} ${item.date}`) || inside.has(item.pdf || item.url))
      .map(({ id }) => id),
  )
  const here = new Set(items.filter(({ id }) => found.has(id)).map((item) => item.pdf || item.url))
  const elsewhere = searched?.documents.filter((document) => !here.has(document.address)) ?? []
  const said = found.size === 0 ? words.none : words.count(String(found.size), String(items.length))
  return (
    <section className="archive" id="archive" aria-labelledby="archive-title">
      <h2 id="archive-title">{title}</h2>
      {text && <p className="small">{text}</p>}
      <archive-filter data-count={words.count('#', '##')} data-none={words.none}>
        <ArchiveSearch q={q} />
        <p className="found-said">
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- how many there are is a sentence, not the outcome of a form */}
          <span role="status">
            {said}
            {searched?.corrected && ` · ${all.documents.corrected(searched.corrected)}`}
          </span>{' '}
          {q && <a href={`${address.internalLanding}#archive`}>{words.all}</a>}
        </p>
        <ul>
          {items.map((item) => (
            <li key={item.id} hidden={!found.has(item.id)}>
              <p className="archive-kind">{item.kind}</p>
              <div>
                <h3>{item.title}</h3>
                <p>{item.description}</p>
              </div>
              <p className="archive-date num">{item.date}</p>
              <DownloadLink title={item.title} pdf={item.pdf} url={item.url} />
            </li>
          ))}
        </ul>
      </archive-filter>
      {searched && elsewhere.length > 0 && (
        <section aria-labelledby="archive-elsewhere">
          <h3 className="archive-elsewhere" id="archive-elsewhere">
            {all.documents.elsewhere}
          </h3>
          <FoundDocumentsList found={{ ...searched, documents: elsewhere }} heading="h4" />
        </section>
      )}
    </section>
  )
}

function ArchiveSearch({ q }: { q: string }) {
  const words = useWords().internalLanding.archive
  return (
    <search>
      <form action={`${address.internalLanding}#archive`}>
        <label className="label" htmlFor="archive-q">
          {words.label}
        </label>
        <span className="hint" id="archive-hint">
          {words.hint}
        </span>
        <div className="archive-ask">
          <input
            className="input"
            id="archive-q"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={80}
            autoComplete="off"
            aria-describedby="archive-hint"
          />
          <button className="btn btn-line">{words.search}</button>
        </div>
      </form>
    </search>
  )
}
