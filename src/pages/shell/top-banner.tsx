import type { ReactNode } from 'react'
import type { ContentOf } from '../../content/section.ts'
import type { topBanner } from '../../content/top-banner.ts'
import { bannerButtons, ButtonRow } from './banner-buttons.tsx'
import { Picture } from './picture.tsx'
import './top-banner.css'

type Content = ContentOf<ReturnType<typeof topBanner>>

type Props = {
  content: Content
  /** Leaves the room to what is below: a form. */
  low?: boolean
  children?: ReactNode
}

/** The head of a page: a plate that breaks into the picture, and a line below where there is one to say. */
export function TopBanner({ content: c, low = false, children }: Props) {
  const buttons = bannerButtons(c, ['btn btn-clay', 'btn btn-ghost'])
  return (
    <section className={low ? 'banner banner-low' : 'banner'} aria-labelledby="banner-title">
      <Picture of={c.imageUrl} sizes="100vw" priority />
      <div className="wrap">
        <div className="banner-plate on-dark">
          <h1 id="banner-title">{c.title}</h1>
          {c.subTitle && <p className="lead">{c.subTitle}</p>}
          <ButtonRow className="banner-buttons" buttons={buttons} />
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
