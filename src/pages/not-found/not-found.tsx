import { useLocation } from 'react-router'
import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { payAddress } from '../shell/menus.ts'
import { Picture } from '../shell/picture.tsx'
import { useShell } from '../shell/shell-data.ts'
import { findUnopened, suggestPages } from './known-pages.ts'
import { useWords } from '../../words/use-words.ts'
import { longestSearch, wordsLookedFor } from './words-looked-for.ts'

/** What may have happened, where people probably wanted to go, and a person to ask. */
export function NotFound() {
  const { notFound, pageNames } = useWords()
  const words = notFound.page
  const { path, tenant } = useShell()
  const { search } = useLocation()
  const unopened = findUnopened(path, pageNames)
  const suggestions = suggestPages(path, pageNames)
  const doors = [
    { to: address.home, label: words.home },
    { to: payAddress, label: words.pay },
    { to: address.findAnAgent, label: words.agent },
    { to: address.claims, label: words.claim },
    { to: address.chooser, label: words.sites },
  ]
  return (
    <div className="lost">
      <div className="wrap">
        <div className="lost-words">
          <h1>{unopened ? words.unopened : words.title}</h1>
          <p className="lead">{unopened ? words.unopenedLead(unopened.name) : words.lead}</p>
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
          <h2>{words.doors}</h2>
          <ul className="lost-doors">
            {doors.map(({ to, label }) => (
              <li key={to}>
                <a href={to}>{label}</a>
              </li>
            ))}
          </ul>
          <search>
            <form className="lost-search" action={address.search}>
              <label className="label" htmlFor="lost-q">
                {words.search}
              </label>
              <input
                className="input"
                id="lost-q"
                type="search"
                name="q"
                defaultValue={wordsLookedFor(path, search)}
                autoComplete="off"
                maxLength={longestSearch}
              />
              <button className="btn btn-line">{words.go}</button>
            </form>
          </search>
          <p>
            {words.call} <PhoneLink phone={tenant.phones.support} />, {tenant.supportHours}.
          </p>
        </div>
        <Picture of="/art/e-other" sizes="(width <= 860px) 120px, 320px" />
      </div>
    </div>
  )
}
