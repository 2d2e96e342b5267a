import type { ReactNode } from 'react'
import type { ShownArticle } from '../../nouns/articles/shown-article.ts'
import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { articleDate } from '../../nouns/articles/article-date.ts'
import { ArticleTime } from '../articles/article-time.tsx'
import { articlesAddress } from '../articles/articles-address.ts'
import { Picture } from '../shell/picture.tsx'
import { useShell } from '../shell/shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import { ArticleContents } from './article-contents.tsx'
import { articleParts } from './article-parts.ts'
import { ArticleText } from './article-text.tsx'
import { RelatedPosts } from './related-posts.tsx'
import { ShareRow } from './share-row.tsx'
import { WhatNext } from './what-next.tsx'
import './whole-article.css'

type Props = {
  article: ShownArticle
  /** Beside the way back: what whoever may edit can do here. */
  acts?: ReactNode
  /** False while the address that would be shared leads nowhere. */
  isShared?: boolean
}

/** One article, as visitors read it; a draft is shown by the same. */
export function WholeArticle({ article, acts, isShared = true }: Props) {
  const { articles: words, menus } = useWords()
  const { origin } = useShell()
  const { title, subTitle, image, minutes, publishedAt } = article
  const { html, headings } = articleParts(article.html, words)
  return (
    <>
      <article className="article">
        <header className="wrap article-wide">
          <div className="article-ways">
            <a className="article-back" href={address.blog}>
              <Icon name="left" />
              {menus.main.blog}
            </a>
            {acts}
          </div>
          <h1>{title}</h1>
          {subTitle && <p className="lead">{subTitle}</p>}
          <div className="article-line">
            <div>
              <p className="article-when">
                <ArticleTime at={publishedAt} />
                <Updated article={article} />
                <span>{words.minutes(minutes)}</span>
              </p>
              <Labels article={article} />
            </div>
            {isShared && <ShareRow url={origin + article.address} title={title} />}
          </div>
        </header>
        <div className="wrap article-wide article-cover">
          <Picture of={image} sizes="(width <= 1040px) 92vw, 960px" priority />
        </div>
        <div className="wrap article-wide article-body">
          <ArticleContents headings={headings} />
          <ArticleText html={html} />
        </div>
      </article>
      <WhatNext article={article} />
      <RelatedPosts cards={article.related} />
    </>
  )
}

/** Only where it was changed on a later day than it appeared. */
function Updated({ article: { publishedAt, updatedAt } }: { article: ShownArticle }) {
  const words = useWords().articles
  const { tenant } = useShell()
  const dayOf = (at: string) => articleDate(at, tenant.timeZone, words.dates.months)
  if (updatedAt <= publishedAt || dayOf(updatedAt) === dayOf(publishedAt)) return null
  return (
    <span>
      {words.updated} <ArticleTime at={updatedAt} />
    </span>
  )
}

/** Its topics lead to their articles, its tags to those that say the same. */
function Labels({ article: { topics, tags } }: { article: ShownArticle }) {
  const said = new Set<string>()
  const all = [
    ...topics.map(({ id, title }) => ({ title, to: articlesAddress({ topic: id }) })),
    ...tags.map(({ title }) => ({ title, to: articlesAddress({ search: title }) })),
  ].filter(({ title }) => !said.has(title.toLowerCase()) && said.add(title.toLowerCase()))
  if (all.length === 0) return null
  return (
    <ul className="article-labels">
      {all.map(({ title, to }) => (
        <li key={to}>
          <a href={to}>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
