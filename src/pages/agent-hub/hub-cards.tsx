import type { agentHubCards } from '../../content/agent-hub/agent-hub-cards.ts'
import type { ContentOf } from '../../content/section.ts'
import { WholeWords } from '../../ui/whole-words.tsx'
import { Picture } from '../shell/picture.tsx'
import { CardMark } from './card-mark.tsx'
import { OpenCard } from './open-card.tsx'

/** The three icon cards. */
export function HubCards({ content: { items } }: { content: ContentOf<typeof agentHubCards> }) {
  return (
    <ul className="agenthub-cards">
      {items.map((card) => (
        <li key={card.id}>
          <OpenCard of={card} className="agenthub-card">
            <Picture of={card.imageUrl} sizes="72px" />
            <span>
              <b>
                <WholeWords text={card.title} />
              </b>
              {card.sectionTitle && (
                <small>
                  <WholeWords text={card.sectionTitle} />
                </small>
              )}
            </span>
            <CardMark of={card} />
          </OpenCard>
        </li>
      ))}
    </ul>
  )
}
