import type { ReactNode } from 'react'
import './band.css'

/** A wide part of a page on one ground. Neighbours never share a ground unless they share a thought. */
type Props = {
  ground?: 'paper' | 'sage' | 'sand' | 'white' | 'deep' | 'spruce'
  /** The anchor people may be sent to. */
  id?: string
  /** The id of its heading; a part without one is no landmark. */
  labelledBy?: string
  className?: string
  children: ReactNode
}

/** A section across the whole page on a ground of its own. */
export function Band({ ground = 'paper', id, labelledBy, className = '', children }: Props) {
  const dark = ground === 'deep' || ground === 'spruce' ? 'on-dark' : ''
  return (
    <section className={`section band band-${ground} ${dark} ${className}`} id={id} aria-labelledby={labelledBy}>
      <div className="wrap">{children}</div>
    </section>
  )
}
