import type { ArticleList } from '../../nouns/articles/shown-article.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { PageLinks } from '../parts/page-links.tsx'
import { Picture } from '../shell/picture.tsx'
import { useShell } from '../shell/shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import { ArticleCards } from './article-cards.tsx'
import { articlesAddress } from './articles-address.ts'
import { TopicLinks } from './topic-links.tsx'
import './articles-found.css'

/** The topics, the cards and the pages of what was asked for. A search by script changes what is in here and nothing else. */
export function ArticlesFound({ list }: { list: ArticleList }) {
  const words = useWords().articles
  const { cards, count, page, pages, topics, topic, search } = list
  const asked = search ? { search } : { topic }
  return (
    <div className="wrap articles" id="articles-found">
      <TopicLinks topics={topics} chosen={topic} searching={search !== ''} />
      <h2 className="sr-only">{words.listed}</h2>
      {cards.length > 0 ? (
        <>
          {search && <p className="articles-count">{words.foundFor(count, search)}</p>}
          <ArticleCards
            cards={cards}
            look="list"
            topic={topics.find(({ id }) => id === topic)?.title}
            led={page === 1 && topic === null && search === '' && cards.length > 2}
          />
        </>
      ) : (
        <NoArticle search={search} />
      )}
      {pages > 1 && (
        <PageLinks page={page} pages={pages} label={words.pages} addressOf={(each) => articlesAddress({ ...asked, page: each })} />
      )}
    </div>
  )
}

/** The same in words, for whoever does not see it change. */
export function ArticlesStatus({ list: { cards, count, search } }: { list: ArticleList }) {
  const words = useWords().articles
  const found = search ? words.foundFor(count, search) : words.found(count)
  return (
    <output className="sr-only" id="articles-status">
      {cards.length > 0 ? found : words.none}
    </output>
  )
}

function NoArticle({ search }: { search: string }) {
  const words = useWords().articles
  const { tenant } = useShell()
  return (
    <div className="no-article card">
      <Picture of="/art/e-other" sizes="112px" />
      <div>
        <p className="no-article-title">{words.none}</p>
        {search ? (
          <>
            <p className="small">{words.noneFor(search)}</p>
            <a className="btn btn-line btn-small" href={articlesAddress({})}>
              {words.clear}
            </a>
          </>
        ) : (
          <p className="small">
            {words.noneYet} <PhoneLink phone={tenant.phones.support} />
          </p>
        )}
      </div>
    </div>
  )
}
