import { ContentLink } from '../shell/content-link.tsx'
import { Picture } from '../shell/picture.tsx'
import { LearnMore } from './learn-more.tsx'
import './card-grid.css'

interface Card {
  id: string
  title: string
  description: string
  /** An emblem or a picture; without one the words take its place. */
  src?: string
  /** With a label it is a link below the words, in a new tab; without, the title is the link. */
  url?: string
  linkLabel?: string
}

type Props = {
  cards: readonly Card[]
  /** `emblem`: a small picture beside the words. `poster`: a wide one above them. `plain`: words alone. */
  look?: 'emblem' | 'poster' | 'plain'
}

const sizes = { emblem: '112px', poster: '(width <= 760px) 100vw, (width <= 1060px) 48vw, 380px', plain: undefined }

/** Things of one kind, three to a row, parted by rules rather than boxes. */
export function CardGrid({ cards, look = 'emblem' }: Props) {
  return (
    <ul className={`card-grid card-grid-${look}`}>
      {cards.map(({ id, title, description, src, url, linkLabel }) => (
        <li key={id} className={src && look !== 'plain' ? 'has-picture' : undefined}>
          {src && look !== 'plain' && <Picture of={src} sizes={sizes[look]} />}
          <div>
            <h3>{url && !linkLabel ? <ContentLink to={url}>{title}</ContentLink> : title}</h3>
            <p>{description}</p>
            {url && linkLabel && (
              <LearnMore to={url} about={title}>
                {linkLabel}
              </LearnMore>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
