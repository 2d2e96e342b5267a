import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { SearchBox, searchAction } from '../search/search-box.tsx'
import type { DoorsContent } from './doors.tsx'
import { useWords } from '../../words/use-words.ts'
import './door.css'
import './search-door.css'

/** One search over everything; it asks the search page by a plain address, so it needs no script. */
export function SearchDoor({ content: { title, note } }: { content: DoorsContent['search'] }) {
  const words = useWords().chooser.searchDoor
  return (
    <section className="door search-door">
      <h2>
        <a href={address.search}>{title}</a>
      </h2>
      <search>
        <form action={searchAction}>
          <SearchBox id="door-q" name={title} describedBy={note ? 'search-hint' : undefined} />
          <button className="btn" aria-label={words.search}>
            <Icon name="search" />
          </button>
        </form>
      </search>
      {note && (
        <p className="hint" id="search-hint">
          {note}
        </p>
      )}
    </section>
  )
}
