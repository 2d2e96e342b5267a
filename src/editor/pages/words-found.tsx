import { useState } from 'react'
import type { Desk } from '../desk/desk.ts'
import { ChangedWords } from '../history/changed-words.tsx'
import { counted } from '../words/moments.ts'
import { sectionLocation } from '../words/section-words.ts'
import type { Hit, Search } from './use-words-of-site.ts'

type Props = { desk: Desk; search: Search; busy: boolean; onReplace(hits: readonly Hit[]): void }

/** Where the words are, section by section; where they are to be replaced, what each would say, and a choice of each. */
export function WordsFound({ desk, search: { words, hits, replaces }, busy, onReplace }: Props) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = hits.filter(({ section }) => !left.has(section.key))

  function toggle(key: string) {
    const next = new Set(left)
    if (!next.delete(key)) next.add(key)
    setLeft(next)
  }

  return (
    <section className="ed-rows ed-found" aria-labelledby="ed-found-head">
      <div className="ed-listhead">
        <h3 id="ed-found-head">{hits.length === 0 ? `“${words}” is on no page.` : `“${words}” in ${counted(hits.length, 'section')}`}</h3>
      </div>
      <ol className="ed-list">
        {hits.map(({ section, places }) => (
          <li key={section.key}>
            <div className="ed-hit">
              <div className={replaces ? 'ed-toggle' : undefined}>
                {replaces && (
                  <input
                    id={`ed-hit-${section.key}`}
                    type="checkbox"
                    checked={!left.has(section.key)}
                    onChange={() => toggle(section.key)}
                  />
                )}
                <label htmlFor={replaces ? `ed-hit-${section.key}` : undefined}>
                  <b>{section.editor}</b>
                  <small>{sectionLocation(section)}</small>
                </label>
              </div>
              <button
                type="button"
                className="ed-link"
                aria-label={`Open ${section.editor}, ${sectionLocation(section)}`}
                onClick={() => desk.goTo(section.key)}
              >
                Open
              </button>
            </div>
            {places.map(({ path, label, before, after }) => (
              <div className="ed-hit-words" key={path}>
                <small>{label}</small>
                {replaces ? <ChangedWords before={before} after={after} /> : <Around text={before} words={words} />}
              </div>
            ))}
          </li>
        ))}
      </ol>
      {replaces && hits.length > 0 && (
        <button type="button" className="ed-b" disabled={busy || chosen.length === 0} onClick={() => onReplace(chosen)}>
          Replace in {counted(chosen.length, 'section')}
        </button>
      )}
    </section>
  )
}

/** How much of a long text is shown on each side. */
const side = 80

/** The words where they are first, marked, with what is around them. */
function Around({ text, words }: { text: string; words: string }) {
  const at = Math.max(0, text.toLowerCase().indexOf(words.toLowerCase()))
  const [from, to] = [Math.max(0, at - side), at + words.length + side]
  return (
    <p>
      {from > 0 && '…'}
      {text.slice(from, at)}
      <mark>{text.slice(at, at + words.length)}</mark>
      {text.slice(at + words.length, to)}
      {to < text.length && '…'}
    </p>
  )
}
