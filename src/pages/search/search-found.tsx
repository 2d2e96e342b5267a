import type { Found, FoundGroup, FoundThing, SearchKind } from '../../nouns/search/found.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { FoundGroupList } from './found-group.tsx'
import { FoundThingRow } from './found-thing.tsx'
import { NothingFound } from './nothing-found.tsx'
import { searchAddress } from './search-address.ts'
import './search-found.css'

type Props = { found: Found; only: SearchKind | undefined }

/** Straight to the task where there is one, the best answer where that is another, what else may have been meant, then everything by kind. */
export function SearchFound({ found, only }: Props) {
  const words = useWords().search
  const { asked, straight, best, corrected, nothing, groups } = found
  const count = groups.reduce((sum, { total }) => sum + total, 0)
  if (nothing) return <NothingFound asked={asked} only={only} />
  const above = only || !best ? [] : [best, ...found.also]
  // What leads straight there is said once.
  const isStraight = ({ href }: FoundThing) => href === straight?.href
  const [first] = above
  const also = above.slice(1).filter((thing) => !isStraight(thing))
  const rest = without(above, groups)
  return (
    <div className="wrap search-found">
      {count > 0 && <p className="search-said">{corrected ? words.corrected(count, corrected, asked) : words.found(count, asked)}</p>}
      {only && (
        <p>
          <a className="go" href={searchAddress(asked)}>
            <Icon name="left" />
            <span>{words.back}</span>
          </a>
        </p>
      )}
      {straight && (!only || groups.length === 0) && (
        <a className="search-straight" href={straight.href}>
          <span>
            <small>{words.straight}</small>
            <b>{straight.label}</b>
          </span>
          <Icon name={straight.href.startsWith('tel:') ? 'call' : 'arrow'} />
        </a>
      )}
      {first && !isStraight(first) && (
        <section className="search-best card" aria-labelledby="search-best">
          <h2 id="search-best">{words.best}</h2>
          <FoundThingRow thing={first} named />
        </section>
      )}
      {also.length > 0 && (
        <section className="search-also" aria-labelledby="search-also">
          <h2 id="search-also">{words.also}</h2>
          <ul>
            {also.map((thing) => (
              <li key={thing.href}>
                <FoundThingRow thing={thing} named />
              </li>
            ))}
          </ul>
        </section>
      )}
      {rest.length > 2 && (
        <nav className="search-jump" aria-label={words.jump}>
          {rest.map(({ kind, total }) => (
            <a key={kind} href={`#${kind}s`}>
              {words.kinds[kind]} <span className="num">{total}</span>
            </a>
          ))}
        </nav>
      )}
      {rest.map((group) => (
        <FoundGroupList
          key={group.kind}
          group={group}
          above={above.filter(({ kind }) => kind === group.kind).length}
          asked={asked}
          alone={only !== undefined}
        />
      ))}
    </div>
  )
}

/** What is above is not said again below; a group of nothing else is left out. */
function without(above: readonly FoundThing[], groups: readonly FoundGroup[]) {
  const said = new Set(above.map(nameOf))
  return groups
    .map((group) => ({ ...group, things: group.things.filter((thing) => !said.has(nameOf(thing))) }))
    .filter(({ things }) => things.length > 0)
}

const nameOf = ({ kind, href }: FoundThing) => `${kind} ${href}`
