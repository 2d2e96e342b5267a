import { useId, type ReactNode } from 'react'
import { SectionIntro } from '../parts/section-intro.tsx'
import '../parts/band.css'

export const grounds = { paper: '', soft: 'area-soft', sand: 'band-sand' }

export type Ground = keyof typeof grounds

type Props = {
  title: string
  text?: string
  ground?: Ground
  intro?: 'said' | 'plain'
  /** `side`: the heading is beside what it is about, for lists of few short lines. */
  look?: 'below' | 'side'
  children: ReactNode
}

/** A part of an area's page: its heading and words, and below them what it is about. */
export function AreaPart({ title, text, ground = 'paper', intro = 'plain', look = 'below', children }: Props) {
  const id = useId()
  return (
    <section className={`section band ${grounds[ground]}`} aria-labelledby={id}>
      <div className={`wrap area-${look}`}>
        <SectionIntro id={id} title={title} text={text} look={intro} />
        <div className="area-things">{children}</div>
      </div>
    </section>
  )
}
