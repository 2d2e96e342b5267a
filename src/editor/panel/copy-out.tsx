import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { useRun } from '../desk/use-desk.ts'

/** What was typed, as text to take elsewhere, for whoever may not save it any more. */
export function CopyOut({ edited }: { edited: Edited }) {
  const { thing, run } = edited
  const { draft, step, kept } = useRun(run)
  const { noun } = thing.record
  const gone = step.at === 'stopped' && step.why === 'gone'
  return (
    <section className="ed-note" aria-labelledby="ed-copy">
      <EditorIcon name="alert" />
      <div>
        <h3 id="ed-copy">{gone ? `This ${noun} is not on the site any more` : `You may not edit this ${noun} any more`}</h3>
        <p>
          Nothing you typed was saved. {gone ? 'Copy it from here' : 'Copy it from here before you leave this page'}
          {kept && (gone ? '; it stays on this device, too.' : ': the draft on this device opens only for those who may edit.')}
          {!kept && '.'}
        </p>
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
function copyWords(record: AnyRecord, content: AnyContent): string {
  return record
    .leaves(content)
    .filter(({ path, text }) => text !== '' && !path.endsWith('#order'))
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n')
}

/** Puts all that was typed on the clipboard, and says whether the browser let us; answers the same. */
export async function copyOut(desk: Desk, { thing, run }: Edited): Promise<boolean> {
  const copied = await copyText(copyWords(thing.record, run.state().draft))
  desk.toast(copied ? 'Copied.' : 'This browser does not let us copy. Select the text above and copy it by hand.')
  return copied
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
