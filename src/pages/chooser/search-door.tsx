import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import './door.css'
import './search-door.css'

const words = { title: 'Search all', search: 'Search', hint: 'Pages, agents, articles, answers and forms, in one list.' }

/** One search over everything; it asks the search page by a plain address, so it needs no script. */
export function SearchDoor() {
  return (
    <section className="door search-door">
      <h2>
        <a href={address.search}>{words.title}</a>
      </h2>
      <search>
        <form action={address.search}>
          <input
            className="input"
            type="search"
            name="q"
            aria-label={words.title}
            aria-describedby="search-hint"
            autoComplete="off"
            maxLength={200}
          />
          <button className="btn" aria-label={words.search}>
            <Icon name="search" />
          </button>
        </form>
      </search>
      <p className="hint" id="search-hint">
        {words.hint}
      </p>
    </section>
  )
}
