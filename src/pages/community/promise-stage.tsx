import { communityPromise } from '../../content/community/community-promise.ts'
import type { ContentOf } from '../../content/section.ts'
import { Band } from '../parts/band.tsx'
import { SectionIntro } from '../parts/section-intro.tsx'
import { ContentLink } from '../shell/content-link.tsx'
import { Picture } from '../shell/picture.tsx'
import { SectionPart } from '../shell/section.tsx'
import './promise-stage.css'

/** What we promise, and below it a day at the fair with the points on a plate that leans into it. */
export function PromiseStage({ content: c }: { content: ContentOf<typeof communityPromise> }) {
  const buttons = [
    { label: c.button1label, to: c.button1link, look: 'btn btn-clay' },
    { label: c.button2label, to: c.button2link, look: 'btn btn-line' },
  ].filter(({ label, to }) => label.trim() !== '' && to.trim() !== '')
  return (
    <Band labelledBy="promise-title">
      <SectionIntro id="promise-title" title={c.title} text={c.subTitle}>
        {buttons.length > 0 && (
          <div className="promise-buttons">
            {buttons.map(({ label, to, look }) => (
              <ContentLink key={look} to={to} className={look}>
                {label}
              </ContentLink>
            ))}
          </div>
        )}
      </SectionIntro>
      <div className={c.imageUrl ? 'promise-stage' : 'promise-stage promise-bare'}>
        <Picture of={c.imageUrl} sizes="(width <= 860px) 100vw, 900px" />
        <SectionPart of={communityPromise} editor="Edit Insurance Message">
          {c.points.length > 0 && (
            <ul className="promise-points on-dark">
              {c.points.map(({ id, point, para }) => (
                <li key={id}>
                  <h3>{point}</h3>
                  <p>{para}</p>
                </li>
              ))}
            </ul>
          )}
        </SectionPart>
      </div>
    </Band>
  )
}
