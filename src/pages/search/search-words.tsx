import { searchWords } from '../../content/search/synonyms.ts'
import { useWords } from '../../words/use-words.ts'
import { Section } from '../shell/section.tsx'

/** For those who may edit: what the trade and the neighbors call the same thing. */
export function SearchWords() {
  const words = useWords().search.synonyms
  return (
    <Section of={searchWords}>
      {({ items }) => (
        <section className="wrap search-words" aria-labelledby="search-words">
          <h2 id="search-words">{words.title}</h2>
          <p className="small">{words.note}</p>
          {items.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <dl>
              {items.map(({ id, word, also }) => (
                <div key={id}>
                  <dt>{word}</dt>
                  <dd>{also}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      )}
    </Section>
  )
}
