import { PhoneWords } from '../../ui/phone-words.tsx'

/** Text somebody typed over several lines: every line that is not blank is a paragraph. */
export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return linesOf(text).map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- lines have no name but their place
    <p key={index} className={className}>
      <PhoneWords text={line} />
    </p>
  ))
}

/** The lines of a text that say anything. */
export function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
