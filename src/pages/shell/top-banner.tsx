import type { ReactNode } from 'react'
import type { ContentOf } from '../../content/section.ts'
import type { topBanner } from '../../content/top-banner.ts'
import { ContentLink } from './content-link.tsx'
import { Picture } from './picture.tsx'
import './top-banner.css'

type Content = ContentOf<ReturnType<typeof topBanner>>

/** The head of a page: a plate that breaks into the picture, and a line below where there is one to say. */
export function TopBanner({ content: c, children }: { content: Content; children?: ReactNode }) {
  const buttons = [
    { label: c.button1, to: c.button1Link, shown: c.button1Status, look: 'btn btn-clay' },
    { label: c.button2, to: c.button2Link, shown: c.button2Status, look: 'btn btn-ghost' },
  ].filter(({ label, shown }) => shown && label.trim() !== '')
  return (
    <section className="banner" aria-labelledby="banner-title">
      <Picture of={c.imageUrl} sizes="100vw" priority />
      <div className="wrap">
        <div className="banner-plate on-dark">
          <h1 id="banner-title">{c.title}</h1>
          {c.subTitle && <p className="lead">{c.subTitle}</p>}
          {buttons.length > 0 && (
            <div className="banner-buttons">
              {buttons.map(({ label, to, look }) => (
                <ContentLink key={look} to={to} className={look}>
                  {label}
                </ContentLink>
              ))}
            </div>
          )}
          {children}
        </div>
      </div>
      {c.tagline && (
        <div className="banner-tag">
          <p className="wrap">{c.tagline}</p>
        </div>
      )}
    </section>
  )
}
