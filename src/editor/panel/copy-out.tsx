import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import type { Edited } from '../desk/edited-things.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { useRun } from '../desk/use-desk.ts'

/** What was typed, as text to take elsewhere, for whoever may not save it any more. */
export function CopyOut({ edited }: { edited: Edited }) {
  const { thing, run } = edited
  const { draft, step } = useRun(run)
  const { noun } = thing.record
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
          value={copyWords(thing.record, draft)}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </section>
  )
}

/** Every text of it with its label, one under the other. */
export function copyWords(record: AnyRecord, content: AnyContent): string {
  return record
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
