import type { agentsBanner } from '../../content/find-an-agent/agents-banner.ts'
import type { ContentOf } from '../../content/section.ts'
import { GoLink } from '../shell/go-link.tsx'
import { Picture } from '../shell/picture.tsx'
import './finder-banner.css'

/** The head of the search: words on the left, the picture beside them, both under the card of the search. */
export function FinderBanner({ content: c }: { content: ContentOf<typeof agentsBanner> }) {
  const buttons = [
    { label: c.button1, to: c.button1Link, shown: c.button1Status },
    { label: c.button2, to: c.button2Link, shown: c.button2Status },
  ].filter(({ label, shown }) => shown && label.trim() !== '')
  return (
    <section className="finder-banner" aria-labelledby="banner-title">
      <Picture of={c.imageUrl} sizes="(width <= 640px) 100vw, 62vw" priority />
      <div className="wrap">
        <div className="finder-words on-dark">
          <h1 id="banner-title">{c.title}</h1>
          {c.subTitle && <p className="lead">{c.subTitle}</p>}
          {c.tagline && <p className="finder-tag">{c.tagline}</p>}
          {buttons.length > 0 && (
            <div className="finder-links">
              {buttons.map(({ label, to }) => (
                <GoLink key={label} to={to}>
                  {label}
                </GoLink>
              ))}
            </div>
          )}
        </div>
      </div>
    </section>
  )
}
