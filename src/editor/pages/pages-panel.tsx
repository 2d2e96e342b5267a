import { useState, type FormEvent } from 'react'
import type { Desk } from '../desk/desk.ts'
import { FieldFrame } from '../inputs/field-frame.tsx'
import { findPages } from '../links/pages-of-site.ts'
import { PanelShell } from '../panel/panel-shell.tsx'
import { counted } from '../words/moments.ts'
import { useWordsOfSite } from './use-words-of-site.ts'
import { WordsDone } from './words-done.tsx'
import { WordsFound } from './words-found.tsx'

const words = {
  title: 'Pages',
  subtitle: 'Every page of the site, and the words on them',
  sought: 'Find a page, or words on any page',
  by: 'Replace with',
  replaces: 'Replace these words',
  find: 'Find the words',
  preview: 'Show what would change',
  nobody: 'No page is called so.',
}

/** Every page of the site by name, those no link leads to as well, and a search of the words on all of them. */
export function PagesPanel({ desk }: { desk: Desk }) {
  const [sought, setSought] = useState('')
  const [by, setBy] = useState('')
  const [replaces, setReplaces] = useState(false)
  const site = useWordsOfSite(desk)
  const { busy, isSaving, trouble, search, done } = site
  const pages = findPages(sought)
  const isLong = sought.trim().length >= 2

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isLong && !isSaving) void site.find(sought.trim(), replaces ? by : undefined)
  }

  return (
    <PanelShell desk={desk} title={words.title} subtitle={words.subtitle} onSave={() => {}} onClose={() => desk.close()}>
      <div className="ed-view" aria-busy={busy !== ''}>
        <form className="ed-sought" onSubmit={submit}>
          <FieldFrame id="ed-sought" label={words.sought}>
            <input
              id="ed-sought"
              type="search"
              value={sought}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => setSought(event.currentTarget.value)}
            />
          </FieldFrame>
          {isLong && (
            <>
              <div className="ed-field ed-toggle">
                <input id="ed-replaces" type="checkbox" checked={replaces} onChange={(event) => setReplaces(event.currentTarget.checked)} />
                <label htmlFor="ed-replaces">{words.replaces}</label>
              </div>
              {replaces && (
                <FieldFrame id="ed-by" label={words.by}>
                  <input
                    id="ed-by"
                    type="text"
                    value={by}
                    maxLength={200}
                    autoComplete="off"
                    onChange={(event) => setBy(event.currentTarget.value)}
                  />
                </FieldFrame>
              )}
              <button type="submit" className="ed-b ed-b2">
                {replaces ? words.preview : words.find}
              </button>
            </>
          )}
        </form>
        <p className="ed-hint" aria-live="polite">
          {busy}
        </p>
        {trouble && (
          <p className="ed-err" role="alert">
            {trouble}
          </p>
        )}
        {done && <WordsDone desk={desk} done={done} onUndo={() => void site.undo(done.changed)} />}
        {search && (
          // Another search begins with everything chosen again.
          <WordsFound
            key={`${search.words} ${search.by} ${search.replaces}`}
            desk={desk}
            search={search}
            busy={busy !== ''}
            onReplace={(hits) => void site.replace(hits)}
          />
        )}
        {(pages.length > 0 || !search) && (
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
        )}
      </div>
    </PanelShell>
  )
}
