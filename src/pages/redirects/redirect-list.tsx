import type { RedirectsDeskPage } from '../../nouns/redirects/redirects-desk.ts'
import { address } from '../../routes.ts'
import { useWords } from '../../words/use-words.ts'
import { useMoment } from '../shell/use-moment.ts'
import { PlaceInList } from './place-in-list.tsx'
import { tabAddress } from './tab-address.ts'
import { SignedForm } from '../shell/signed-form.tsx'

type Shown = Pick<RedirectsDeskPage, 'redirects' | 'counts' | 'most' | 'q' | 'page' | 'pages'> & {
  /** Somebody looked for one, or turned a page: that is what they are here for. */
  isAsked: boolean
}

/** Every redirect somebody made, 50 to a page. */
export function RedirectList({ redirects, counts, most, q, page, pages, isAsked }: Shown) {
  const words = useWords().redirects.list
  const moment = useMoment()
  const number = (count: number) => count.toLocaleString('en-US')
  return (
    <section aria-labelledby="redirect-list">
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what was asked is the first thing to be read */}
      <h2 id="redirect-list" tabIndex={-1} autoFocus={isAsked}>
        {words.heading} <small>{words.count(number(counts.redirects), number(most))}</small>
      </h2>
      {counts.redirects > 0 && (
        <form method="get" action={address.redirectsDesk} className="redirects-try">
          <label htmlFor="redirect-find">{words.find}</label>
          <span>
            <input className="input" id="redirect-find" name="q" maxLength={100} defaultValue={q} />
            <button className="btn btn-small btn-line" type="submit">
              {words.findButton}
            </button>
          </span>
        </form>
      )}
      {redirects.length === 0 && <p>{q === '' ? words.none : words.noneFound}</p>}
      <ul className="redirects-rows">
        {redirects.map(({ id, from, to, away, rests, madeAt, madeBy }) => (
          <li key={id}>
            <p>
              <code>{from}</code> <span aria-hidden="true">→</span> <a href={to.replace(/\/\*$/, '') || '/'}>{to}</a>
              {away && <em> {words.away}</em>}
              {rests && <em> {words.rests}</em>}
              <small>
                {words.made} {moment(madeAt)} {words.by(madeBy)}
              </small>
            </p>
            <SignedForm action={address.redirectsDesk}>
              <PlaceInList q={q} page={page} />
              <button className="btn btn-small btn-line" type="submit" name="remove" value={id} aria-label={words.removeOf(from)}>
                {words.remove}
              </button>
            </SignedForm>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className="redirects-pages" aria-label={words.pagesLabel}>
          {page > 1 && <a href={tabAddress('redirects', { q, page: String(page - 1) })}>{words.before}</a>}
          <span className="num">{words.page(number(page), number(pages))}</span>
          {page < pages && <a href={tabAddress('redirects', { q, page: String(page + 1) })}>{words.after}</a>}
        </nav>
      )}
    </section>
  )
}
