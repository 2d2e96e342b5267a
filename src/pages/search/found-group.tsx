import type { FoundGroup } from '../../nouns/search/found.ts'
import { GoLink } from '../shell/go-link.tsx'
import { useWords } from '../../words/use-words.ts'
import { FoundThingRow } from './found-thing.tsx'
import { searchAddress } from './search-address.ts'

type Props = {
  group: FoundGroup
  /** How many of it are above by themselves. */
  above: number
  asked: string
  alone: boolean
}

/** What was found of one kind: the first few, and the way to all of them. */
export function FoundGroupList({ group: { kind, things, total }, above, asked, alone }: Props) {
  const words = useWords().search
  const shown = things.length
  return (
    <section className="search-group" id={`${kind}s`} aria-labelledby={`${kind}-title`}>
      <h2 id={`${kind}-title`}>{words.kinds[kind]}</h2>
      <ol>
        {things.map((thing) => (
          <li key={thing.href + thing.title}>
            <FoundThingRow thing={thing} />
          </li>
        ))}
      </ol>
      {alone && total > shown && <p className="fine">{words.first(shown, total)}</p>}
      {!alone && total > shown + above && <GoLink to={searchAddress(asked, kind)}>{words.showAll(total, words.kinds[kind])}</GoLink>}
    </section>
  )
}
