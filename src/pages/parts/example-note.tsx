import { Picture } from '../shell/picture.tsx'
import { Paragraphs } from './paragraphs.tsx'
import './example-note.css'

const words = { example: 'Example:' }

/** One concrete case, set apart. Nothing stands there while no example is written. */
export function ExampleNote({ text, picture, label = words.example }: { text: string; picture?: string; label?: string }) {
  if (text.trim() === '') return null
  return (
    <div className={picture ? 'example has-picture' : 'example'}>
      {picture && <Picture of={picture} sizes="88px" />}
      <div>
        <b>{label}</b>
        <Paragraphs text={text} />
      </div>
    </div>
  )
}
