import type { careersVoices } from '../../content/careers/careers-voices.ts'
import type { ContentOf } from '../../content/section.ts'
import { Band } from '../parts/band.tsx'
import { Picture } from '../shell/picture.tsx'
import { useWords } from '../../words/use-words.ts'
import '../../ui/styles/faces-light.css'
import './voices.css'

/** What people here say. Without the small script (src/enhance/slide-show.ts) all of them are shown side by side. */
export function Voices({ content: { title, voices } }: { content: ContentOf<typeof careersVoices> }) {
  const words = useWords().careers.voices
  return (
    <Band ground="deep" labelledBy="voices-title" className="voices">
      <h2 id="voices-title">{title}</h2>
      <slide-show data-previous={words.previous} data-next={words.next} data-pause={words.pause} data-play={words.play}>
        {voices.map(({ id, name, role, quote, image }) => (
          <figure key={id} className={image ? 'has-picture' : undefined}>
            <Picture of={image} sizes="(width <= 860px) 100vw, 360px" />
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              <b>{name}</b>
              <span>{role}</span>
            </figcaption>
          </figure>
        ))}
      </slide-show>
    </Band>
  )
}
