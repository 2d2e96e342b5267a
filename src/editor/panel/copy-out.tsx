import type { AnyContent, AnySection } from '../../content/section.ts'
import type { Desked } from '../desk/desk.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { thingWord } from '../words/section-words.ts'
import { useRun } from '../desk/use-desk.ts'

/** What was typed, as text to take elsewhere, for whoever may not save it any more. */
export function CopyOut({ desked }: { desked: Desked }) {
  const { section, run } = desked
  const { draft, step } = useRun(run)
  const noun = thingWord(desked)
  const gone = step.at === 'stopped' && step.why === 'gone'
  return (
    <section className="ed-note" aria-labelledby="ed-copy">
      <EditorIcon name="alert" />
      <div>
        <h3 id="ed-copy">{gone ? `This ${noun} is not on the site any more` : `You may not edit this ${noun} any more`}</h3>
        <p>Nothing you typed was saved. It stays on this device, and you can copy it from here.</p>
        <textarea
          className="ed-copy"
          readOnly
          rows={6}
          aria-labelledby="ed-copy"
          value={copyWords(section, draft)}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </section>
  )
}

/** Every text of the section with its label, one under the other. */
export function copyWords(section: AnySection, content: AnyContent): string {
  return section
    .leaves(content)
    .filter(({ path, text }) => text !== '' && !path.endsWith('#order'))
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n')
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
