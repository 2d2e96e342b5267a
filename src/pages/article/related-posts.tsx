import type { ArticleCard } from '../../nouns/articles/shown-article.ts'
import { ArticleCards } from '../articles/article-cards.tsx'
import { useWords } from '../../words/use-words.ts'
import './related-posts.css'

/** Up to three other articles; nothing where there is none. */
export function RelatedPosts({ cards }: { cards: readonly ArticleCard[] }) {
  const words = useWords().articles
  if (cards.length === 0) return null
  return (
    <section className="section related" aria-labelledby="related-title">
      <div className="wrap">
        <h2 id="related-title">{words.related}</h2>
        <ArticleCards cards={cards} look="related" />
      </div>
    </section>
  )
}
