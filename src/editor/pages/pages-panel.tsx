import { useState, type FormEvent } from 'react'
import type { Desk } from '../desk/desk.ts'
import { FieldFrame } from '../inputs/field-frame.tsx'
import { SearchField } from '../inputs/search-field.tsx'
import { findPages, type Target } from '../links/pages-of-site.ts'
import { PanelShell } from '../panel/panel-shell.tsx'
import { PanelTrouble } from '../panel/panel-trouble.tsx'
import { counted } from '../words/moments.ts'
import { useWordsOfSite } from './use-words-of-site.ts'
import { WordsDone } from './words-done.tsx'
import { WordsFound } from './words-found.tsx'

const words = {
  title: 'Pages',
  subtitle: 'Every page of the site, and the words on them',
  query: 'Find a page, or words on any page',
  replacement: 'Replace with',
  replaces: 'Replace these words',
  find: 'Find the words',
  preview: 'Show what would change',
  nobody: 'No page is called so.',
}

/** Every page of the site by name, those no link leads to as well, and a search of the words on all of them. */
export function PagesPanel({ desk }: { desk: Desk }) {
  const [query, setQuery] = useState('')
  const site = useWordsOfSite(desk)
  const { busy, isSaving, trouble, search, done } = site
  const pages = findPages(query)

  return (
    <PanelShell desk={desk} title={words.title} subtitle={words.subtitle} onSave={() => {}} onClose={() => desk.close()}>
      <div className="ed-view" aria-busy={busy !== ''}>
        <WordsSearch query={query} onQuery={setQuery} onSearch={(replacement) => !isSaving && void site.find(query.trim(), replacement)} />
        <p className="ed-hint" aria-live="polite">
          {busy}
        </p>
        <PanelTrouble words={trouble} />
        {done && <WordsDone desk={desk} done={done} onUndo={() => void site.undo(done.changed)} />}
        {search && (
          // Another search begins with everything chosen again.
          <WordsFound
            key={`${search.words} ${search.replacement} ${search.replaces}`}
            desk={desk}
            search={search}
            busy={busy !== ''}
            onReplace={(hits) => void site.replace(hits)}
          />
        )}
        {(pages.length > 0 || !search) && <PageList pages={pages} />}
      </div>
    </PanelShell>
  )
}

type Search = {
  query: string
  onQuery(words: string): void
  /** Asked with the words to put in place of those that are found; undefined where they are only to be found. */
  onSearch(replacement: string | undefined): void
}

/** One box finds pages as one types; with two letters in it the words of all pages can be searched, and replaced. */
function WordsSearch({ query, onQuery, onSearch }: Search) {
  const [replacement, setReplacement] = useState('')
  const [replaces, setReplaces] = useState(false)
  const isLong = query.trim().length >= 2

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isLong) onSearch(replaces ? replacement : undefined)
  }

  return (
    <form className="ed-words-search" onSubmit={submit}>
      <SearchField id="ed-words-search" label={words.query} query={query} onQuery={onQuery} />
      {isLong && (
        <>
          <div className="ed-field ed-toggle">
            <input id="ed-replaces" type="checkbox" checked={replaces} onChange={(event) => setReplaces(event.currentTarget.checked)} />
            <label htmlFor="ed-replaces">{words.replaces}</label>
          </div>
          {replaces && (
            <FieldFrame id="ed-replacement" label={words.replacement}>
              <input
                id="ed-replacement"
                type="text"
                value={replacement}
                maxLength={200}
                autoComplete="off"
                onChange={(event) => setReplacement(event.currentTarget.value)}
              />
            </FieldFrame>
          )}
          <button type="submit" className="ed-b ed-b2">
            {replaces ? words.preview : words.find}
          </button>
        </>
      )}
    </form>
  )
}

function PageList({ pages }: { pages: readonly Target[] }) {
  return (
    <section className="ed-rows" aria-labelledby="ed-pages-head">
      <div className="ed-listhead">
        <h3 id="ed-pages-head">{counted(pages.length, 'page')}</h3>
      </div>
      {pages.length === 0 && <p className="ed-hint">{words.nobody}</p>}
      <ol className="ed-list">
        {pages.map(({ path, name }) => (
          <li key={path}>
            <a
              className="ed-open-row plain ed-place"
              href={path}
              aria-label={`${name}, ${path}`}
              aria-current={path === location.pathname ? 'page' : undefined}
            >
              <span>
                <b>{name}</b>
                <small>{path}</small>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
