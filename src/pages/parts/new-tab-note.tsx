import { useWords } from '../../words/use-words.ts'

/** Says to screen readers that a link opens a new tab. */
export function NewTabNote() {
  const { newTab } = useWords().parts.newTabNote
  return <span className="sr-only">{newTab}</span>
}
