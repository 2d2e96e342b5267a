import { useId } from 'react'
import type { textSection } from '../../content/areas/text-section.ts'
import type { ContentOf } from '../../content/section.ts'
import { PlatedPicture, type PlateTone } from '../parts/plated-picture.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { grounds, type Ground } from './area-part.tsx'
import './text-block.css'

type Props = {
  content: ContentOf<ReturnType<typeof textSection>>
  ground?: Ground
  /** Where the picture is, if there is one. */
  side?: 'left' | 'right'
  tone?: PlateTone
}

/** Heading beside text; with a picture the two are together beside it. */
export function TextBlock({ content: c, ground = 'paper', side = 'right', tone = 'deep' }: Props) {
  const id = useId()
  return (
    <section className={`section band ${grounds[ground]}`} aria-labelledby={id}>
      <div className={c.picture ? `wrap textb textb-${side}` : 'wrap textb'}>
        {c.picture && <PlatedPicture picture={c.picture} line={c.plate} tone={tone} side={side === 'right' ? 'left' : 'right'} />}
        <h2 id={id}>{c.title}</h2>
        <RichText html={c.body} />
      </div>
    </section>
  )
}
