import type { ArticleCard } from '../../nouns/articles/shown-article.ts'
import { address } from '../../routes.ts'
import { Picture } from '../shell/picture.tsx'
import { GoLink } from '../shell/go-link.tsx'
import { useWords } from '../../words/use-words.ts'
import '../parts/whole-link.css'
import './newest-articles.css'

/** The newest three articles: one with its landscape, two beside it. Nothing while there is none. */
export function NewestArticles({ cards }: { cards: readonly ArticleCard[] }) {
  const { articles, menus } = useWords()
  const words = articles.strip
  if (cards.length === 0) return null
  return (
    <section className="section newest" id="learning" aria-labelledby="newest-title">
      <div className="wrap">
        <header>
          <h2 id="newest-title">{words.title}</h2>
          <GoLink to={address.blog}>{words.all(menus.main.blog)}</GoLink>
        </header>
        <ul>
          {cards.map((card, index) => (
            <li key={card.id}>
              <Picture of={card.image} sizes={index === 0 ? '(width <= 860px) 104vw, 748px' : '(width <= 640px) 150px, 268px'} />
              <div>
                <p className="fine">{[card.topics[0], articles.minutes(card.minutes)].filter(Boolean).join(' · ')}</p>
                <h3>
                  <a className="whole-link" href={card.address}>
                    {card.title}
                  </a>
                </h3>
                <p className="small">{card.subTitle}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
