import { useLocation } from 'react-router'
import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { SearchBox, searchAction } from '../search/search-box.tsx'
import { Picture } from '../shell/picture.tsx'
import { useShell } from '../shell/shell-data.ts'
import { findUnopened, suggestPages } from './known-pages.ts'
import { useWords } from '../../words/use-words.ts'
import { wordsLookedFor } from './words-looked-for.ts'

/** What may have happened, where people probably wanted to go, and a person to ask. */
export function NotFound() {
  const { notFound, pageNames } = useWords()
  const words = notFound.page
  const { path, tenant, person } = useShell()
  const { search } = useLocation()
  const unopened = findUnopened(path, pageNames)
  const suggestions = suggestPages(path, pageNames, person?.role)
  // Whoever works here knows the number.
  const staff = person?.role === 'admin'
  const doors = [
    { to: address.home, label: words.home },
    { to: address.pay, label: words.pay },
    { to: address.findAnAgent, label: words.agent },
    { to: address.claims, label: words.claim },
    { to: address.chooser, label: words.sites },
  ]
  return (
    <div className="lost">
      <div className="wrap">
        <div className="lost-words">
          <h1>{unopened ? words.unopened : words.title}</h1>
          <p className="lead">{unopened ? (staff ? words.unopenedForStaff : words.unopenedLead)(unopened.name) : words.lead}</p>
          {suggestions.length > 0 && (
            <>
              <h2>{words.suggestions}</h2>
              <ul className="lost-list">
                {suggestions.map(({ name, path: to }) => (
                  <li key={to}>
                    <a className="go" href={to}>
                      <span>{name}</span>
                      <Icon name="arrow" />
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          <search>
            <form className="lost-search" action={searchAction}>
              <label className="label" htmlFor="lost-q">
                {words.search}
              </label>
              <SearchBox id="lost-q" asked={wordsLookedFor(path, search)} />
              <button className="btn btn-line">{words.go}</button>
            </form>
          </search>
          {!staff && (
            <p>
              {words.call} <PhoneLink phone={tenant.phones.support} />, {tenant.supportHours}.
            </p>
          )}
        </div>
        <nav className="lost-ways" aria-labelledby="lost-ways">
          <h2 id="lost-ways">{words.doors}</h2>
          <ul>
            {doors.map(({ to, label }) => (
              <li key={to}>
                <a className="go" href={to}>
                  <span>{label}</span>
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="lost-scene">
        <Picture of="/art/lost" sizes="100vw" />
      </div>
    </div>
  )
}
