import type { ArticleCard } from '../../nouns/articles/shown-article.ts'
import { address } from '../../routes.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { ArticleCards } from '../articles/article-cards.tsx'
import { longestSearch } from '../articles/articles-address.ts'
import { Picture } from '../shell/picture.tsx'
import { useShell } from '../shell/shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import '../not-found/not-found.css'
import './related-posts.css'

/** Where no article is, or none is any more: a search, the newest ones, and a person to ask. */
export function ArticleMissing({ newest, search }: { newest: readonly ArticleCard[]; search: string }) {
  const { articles, menus } = useWords()
  const words = articles.missing
  const { tenant } = useShell()
  return (
    <>
      <div className="lost">
        <div className="wrap">
          <div className="lost-words">
            <h1>{words.title}</h1>
            <p className="lead">{words.lead}</p>
            <search>
              <form className="lost-search" action={address.blog}>
                <label className="label" htmlFor="missing-search">
                  {words.search}
                </label>
                <input
                  className="input"
                  id="missing-search"
                  type="search"
                  name="search"
                  defaultValue={search}
                  autoComplete="off"
                  maxLength={longestSearch}
                />
                <button className="btn btn-line">{articles.go}</button>
              </form>
            </search>
            <ul className="lost-doors">
              <li>
                <a href={address.blog}>{words.all(menus.main.blog)}</a>
              </li>
            </ul>
            <p>
              {words.call} <PhoneLink phone={tenant.phones.support} />, {tenant.supportHours}.
            </p>
          </div>
          <Picture of="/art/e-other" sizes="(width <= 860px) 120px, 320px" />
        </div>
      </div>
      {newest.length > 0 && (
        <section className="section related related-after" aria-labelledby="newest-title">
          <div className="wrap">
            <h2 id="newest-title">{words.newest}</h2>
            <ArticleCards cards={newest} look="related" />
          </div>
        </section>
      )}
    </>
  )
}
