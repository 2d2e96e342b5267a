import type { ReactNode } from 'react'
import { linesOf } from './paragraphs.tsx'
import '../../ui/styles/faces-light.css'
import './section-intro.css'

type Props = {
  /** Id of the heading, for aria-labelledby of what is around it. */
  id: string
  title: string
  /** The first line is said, in serif and large; any others explain, small. */
  text?: string
  /** `said` sets the first line large; `plain` keeps it quiet, where the things below do the talking. */
  look?: 'said' | 'plain'
  children?: ReactNode
}

/** The head of a part: heading on the narrow side, words on the wide one. */
export function SectionIntro({ id, title, text = '', look = 'said', children }: Props) {
  const [first, ...others] = linesOf(text)
  return (
    <div className={`intro intro-${look}`}>
      <h2 id={id}>{title}</h2>
      <div className="intro-words">
        {first && <p className="intro-first">{first}</p>}
        {others.map((line) => (
          <p key={line} className="small">
            {line}
          </p>
        ))}
        {children}
      </div>
    </div>
  )
}
