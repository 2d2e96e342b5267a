import type { FoundThing } from '../../nouns/search/found.ts'
import { useWords } from '../../words/use-words.ts'
import '../parts/whole-link.css'

type Props = {
  thing: FoundThing
  /** Where no heading says of what kind it is. */
  named?: boolean
}

/** One thing that was found: wherever it is touched, it opens. Its words are text, whatever stands in them. */
export function FoundThingRow({ thing: { kind, title, href, excerpt }, named = false }: Props) {
  const words = useWords().search.kind
  return (
    <div className="found-thing">
      <h3>
        <a className="whole-link" href={href}>
          {title}
        </a>{' '}
        {named && <small>{words[kind]}</small>}
      </h3>
      {excerpt.length > 0 && (
        <p>
          {/* oxlint-disable-next-line react/no-array-index-key -- pieces of one text, which never change their places */}
          {excerpt.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>))}
        </p>
      )}
    </div>
  )
}
