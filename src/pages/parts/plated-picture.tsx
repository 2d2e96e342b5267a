import { Picture } from '../shell/picture.tsx'
import { figureFirst } from './figure-first.ts'
import './plated-picture.css'

export type PlateTone = 'clay' | 'wheat' | 'deep'

type Props = {
  picture: string
  /** "$3,000 of …": a figure that begins the line is set large. */
  line: string
  tone?: PlateTone
  /** Where the plate breaks out of the picture. */
  side?: 'left' | 'right'
  sizes?: string
}

/** A picture with one solid plate that breaks out of its corner: a price, a sum, a promise. */
export function PlatedPicture({ picture, line, tone = 'clay', side = 'right', sizes = '(width <= 860px) 100vw, 680px' }: Props) {
  const { figure, words } = figureFirst(line)
  return (
    <div className={`plated plated-${tone} plated-${side}`}>
      <Picture of={picture} sizes={sizes} />
      {line && (
        <p className="plated-plate">
          {figure && <b className="num">{figure}</b>} {words}
        </p>
      )}
    </div>
  )
}
