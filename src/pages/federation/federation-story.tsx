import type { federationStory } from '../../content/federation/federation-story.ts'
import type { ContentOf } from '../../content/section.ts'
import { Band } from '../parts/band.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import './federation-story.css'

/** What the federation is; below it what it does, a word and what the word means. */
export function FederationStory({ content: { title, description, points } }: { content: ContentOf<typeof federationStory> }) {
  return (
    <Band labelledBy="story-title">
      <SectionIntro id="story-title" title={title} text={description} />
      <ul className="deeds">
        {points.map(({ id, title: deed, description: meaning }) => (
          <li key={id}>
            <h3>{deed}</h3>
            <p>{meaning}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
