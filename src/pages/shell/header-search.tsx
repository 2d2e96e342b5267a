import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { SearchBox, searchAction } from '../search/search-box.tsx'
import { useShell } from './shell-data.ts'
import './header-search.css'

/** The search of everything, folded away behind its mark; the page of the search has a larger one. */
export function HeaderSearch() {
  const words = useWords().search
  const { path } = useShell()
  if (path === address.search) return null
  return (
    <site-menu className="header-search">
      <details name="header">
        <summary>
          <Icon name="search" />
          <span className="sr-only">{words.page.title}</span>
        </summary>
        <search className="header-search-sheet" aria-label={words.page.title}>
          <div className="wrap">
            <form action={searchAction}>
              <SearchBox id="header-q" name={words.page.title} example={words.example} />
              <button className="btn btn-clay">{words.go}</button>
            </form>
          </div>
        </search>
      </details>
    </site-menu>
  )
}
