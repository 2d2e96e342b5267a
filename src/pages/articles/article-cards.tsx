import { readPicture, writePicture } from '../../fields/picture-value.ts'
import type { ArticleCard } from '../../nouns/articles/shown-article.ts'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../shell/picture.tsx'
import { useWords } from '../../words/use-words.ts'
import { ArticleTime } from './article-time.tsx'
import '../parts/whole-link.css'
import './article-cards.css'

type Props = {
  cards: readonly ArticleCard[]
  /** The list is what its page is about; others lead on from one that is about something else. */
  look: 'list' | 'related'
  /** The first one is large. */
  led?: boolean
  /** What was chosen, and is therefore what each of them is about. */
  topic?: string
}

/** Articles as cards: wherever one is touched, it opens. */
export function ArticleCards({ cards, look, led = false, topic }: Props) {
  return (
    <ul className={led ? 'posts posts-led' : 'posts'}>
      {cards.map((card, index) => (
        <li key={card.id} className="post">
          <Picture
            of={withoutWords(card.image)}
            // A cover is 16 by 9 and cut at its sides, so more of it is needed than is seen; on a phone that would be the next
            // larger file, for nothing one sees.
            sizes={`(width <= 640px) 92vw, (width <= 860px) 54vw, ${led && index === 0 ? 914 : 464}px`}
            priority={index === 0 && look === 'list'}
          />
          <p className="post-line">
            <span>{card.topics.find((title) => title === topic) ?? card.topics[0]}</span>
            {/* Of a draft's related posts nothing but title and picture is known. */}
            {card.publishedAt && <ArticleTime at={card.publishedAt} />}
          </p>
          <h3>
            {look === 'list' ? (
              <a className="whole-link" href={card.address}>
                {card.title}
              </a>
            ) : (
              card.title
            )}
          </h3>
          {look === 'list' && (!led || index === 0) && <p className="small">{card.subTitle}</p>}
          {look === 'related' && <ReadMore card={card} />}
        </li>
      ))}
    </ul>
  )
}

function ReadMore({ card: { address, title } }: { card: ArticleCard }) {
  const { articles, parts } = useWords()
  return (
    <a className="go whole-link" href={address}>
      <span>{articles.readMore}</span>
      <Icon name="arrow" />
      <span className="sr-only">{parts.learnMore.about + title}</span>
    </a>
  )
}

/** Beside its title a picture only decorates; what must stay in sight stays. */
const withoutWords = (image: string) => writePicture({ ...readPicture(image), alt: '' })
