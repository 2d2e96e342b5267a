import type { aboutUsMission } from '../../content/about-us/about-us-mission.ts'
import type { ContentOf } from '../../content/section.ts'
import { linesOf } from '../parts/paragraphs.tsx'
import { ButtonRow } from '../shell/banner-buttons.tsx'
import { Picture } from '../shell/picture.tsx'
import '../../ui/styles/faces-light.css'
import './mission-band.css'

/** What we are for, beside a tall picture that reaches down into the points below. */
export function MissionBand({ content: c }: { content: ContentOf<typeof aboutUsMission> }) {
  const [first, ...others] = linesOf(c.subTitle)
  const buttons = [
    { label: c.button1label, to: c.button1link, look: 'btn btn-clay' },
    { label: c.button2label, to: c.button2link, look: 'btn btn-line' },
  ].filter(({ label, to }) => label.trim() !== '' && to.trim() !== '')
  return (
    <section className="mission" aria-labelledby="mission-title">
      <div className="wrap">
        <div className="mission-words">
          <h2 id="mission-title">{c.title}</h2>
          <p className="mission-first">{first}</p>
          {others.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <ButtonRow className="mission-buttons" buttons={buttons} />
        </div>
        {c.imageUrl && (
          <div className="mission-picture">
            <Picture of={c.imageUrl} sizes="(width <= 860px) 100vw, 500px" />
          </div>
        )}
      </div>
    </section>
  )
}
