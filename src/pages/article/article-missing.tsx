import type { ArticleCard } from '../../nouns/articles/shown-article.ts'
import { address } from '../../routes.ts'
import { ArticleCards } from '../articles/article-cards.tsx'
import { longestSearch } from '../articles/articles-address.ts'
import { MissingThing } from '../not-found/missing-thing.tsx'
import { useWords } from '../../words/use-words.ts'
import './related-posts.css'

/** Where no article is, or none is any more: a search, the newest ones, and a person to ask. */
export function ArticleMissing({ newest, search }: { newest: readonly ArticleCard[]; search: string }) {
  const { articles, menus } = useWords()
  const words = articles.missing
  return (
    <>
      <MissingThing words={words} all={{ to: address.blog, label: words.all(menus.main.blog) }} picture="/art/e-other">
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
      </MissingThing>
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
