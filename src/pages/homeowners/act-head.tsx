import { Paragraphs, linesOf } from '../parts/paragraphs.tsx'
import { Picture } from '../shell/picture.tsx'
import '../../ui/styles/faces-light.css'
import './act-head.css'

type Props = {
  id: string
  title: string
  text: string
  picture: string
  /** The edge of the page the picture runs off. */
  side: 'left' | 'right'
}

/** How an act begins: its picture runs off one edge, and a plate with its name breaks into it. */
export function ActHead({ id, title, text, picture, side }: Props) {
  const [first = '', ...others] = linesOf(text)
  return (
    <div className={`act act-${side}`}>
      <div className="act-picture">
        <Picture of={picture} sizes="(width <= 860px) 100vw, 54vw" />
      </div>
      <div className="act-words">
        <h2 id={id}>{title}</h2>
        <p className="act-first">{first}</p>
        <Paragraphs className="small" text={others.join('\n')} />
      </div>
    </div>
  )
}
