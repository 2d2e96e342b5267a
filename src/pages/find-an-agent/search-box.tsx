import type { AgentResults } from '../../calls/agent-search-call.ts'
import type { agentsSearch } from '../../content/find-an-agent/agents-search.ts'
import type { ContentOf } from '../../content/section.ts'
import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { searchAddress, type Search } from './agent-address.ts'
import { MeantLinks } from './meant-links.tsx'
import { useWords } from '../../words/use-words.ts'
import '../parts/suggestions.css'
import './search-box.css'

type Props = { content: ContentOf<typeof agentsSearch>; search: Search; results: AgentResults }

/** The card of the search: a plain form that asks by its address, with a box that knows places once the script is here. */
export function SearchBox({ content: { title, edit1, edit2 }, search, results }: Props) {
  const words = useWords().findAnAgent.searchBox
  const { unknownPlace, didYouMean } = results
  return (
    <div className="wrap">
      <search>
        <form className="seek card" id="agent-search" action={address.findAnAgent} aria-labelledby="seek-title">
          <h2 id="seek-title">{title}</h2>
          <div className="seek-field">
            <label className="label" htmlFor="seek-name">
              {words.name}
            </label>
            <input
              className="input"
              id="seek-name"
              name="q"
              defaultValue={search.q}
              placeholder={edit1}
              autoComplete="off"
              maxLength={200}
            />
          </div>
          <place-box
            className="seek-field"
            data-suggestions={words.suggestions}
            data-locating={words.locating}
            data-refused={words.refused}
          >
            <label className="label" htmlFor="seek-place">
              {words.place}
            </label>
            <input
              className="input"
              id="seek-place"
              name="near"
              defaultValue={search.near}
              placeholder={edit2}
              autoComplete="off"
              maxLength={200}
              aria-invalid={unknownPlace ? true : undefined}
              aria-describedby="seek-problem"
            />
            {search.lat && <input type="hidden" name="lat" value={search.lat} />}
            {search.lng && <input type="hidden" name="lng" value={search.lng} />}
          </place-box>
          <p className="problem" id="seek-problem" role="alert">
            {unknownPlace ? words.unknown(unknownPlace) : ''}
            {didYouMean.near.length > 0 && (
              <>
                {' '}
                {words.didYouMean} <MeantLinks meant={didYouMean.near} addressOf={(near) => searchAddress(search, { near })} />
              </>
            )}
          </p>
          <button className="btn btn-clay">{words.go}</button>
          <button type="button" className="seek-here" id="seek-here">
            <Icon name="agent" />
            <span>{words.here}</span>
          </button>
        </form>
      </search>
    </div>
  )
}
