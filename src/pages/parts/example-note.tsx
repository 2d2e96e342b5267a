import { Picture } from '../shell/picture.tsx'
import { Paragraphs } from './paragraphs.tsx'
import { useWords } from '../../words/use-words.ts'
import './example-note.css'

/** One concrete case, set apart. Nothing is shown while no example is written. */
export function ExampleNote({ text, picture }: { text: string; picture?: string }) {
  const words = useWords().parts.exampleNote
  if (text.trim() === '') return null
  return (
    <div className={picture ? 'example has-picture' : 'example'}>
      {picture && <Picture of={picture} sizes="88px" />}
      <div>
        <b>{words.example}</b>
        <Paragraphs text={text} />
      </div>
    </div>
  )
}
