import { useId, useLayoutEffect, useRef, useState } from 'react'
import { ChangedWords } from '../history/changed-words.tsx'
import type { Edited } from '../desk/edited-things.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { age, clockOrDay, counted } from '../words/moments.ts'
import { differencesOf } from '../history/revision-summary.ts'
import type { KeptDraft } from '../saving/save-state.ts'
import { useRun } from '../desk/use-desk.ts'

type Props = { edited: Edited; draft: KeptDraft; onDiscard(): void }

/** What an earlier opening left on this device. The page shows what is saved until it is used. */
export function DraftNote({ edited: { thing, run }, draft, onDiscard }: Props) {
  const { saved, left } = useRun(run)
  const [comparing, setComparing] = useState(false)
  const [now] = useState(() => Date.now())
  const id = useId()
  const note = useRef<HTMLElement>(null)
  useLayoutEffect(() => () => leaveForForm(note.current), [])
  const differences = differencesOf(thing.record, saved.content, draft.draft)

  return (
    <section className="ed-note" aria-labelledby={`${id}head`} ref={note}>
      <EditorIcon name="clock" />
      <div>
        <h3 id={`${id}head`}>You left something here {age(draft.at, now)}</h3>
        <p>
          {differences[0]
            ? `“${differences[0].label}”${differences.length > 1 ? ` and ${differences.length - 1} more` : ''}, typed`
            : 'Typed'}{' '}
          on this device at {clockOrDay(draft.at, now)}, never saved.
          {left.length > 1 && ` ${counted(left.length - 1, 'older draft')} behind it.`}
        </p>
        {comparing && (
          <div className="ed-cmp" id={`${id}cmp`}>
            {differences.map(({ path, label, before, after }) => (
              <div key={path}>
                {differences.length > 1 && <b>{label}</b>}
                <small>On the page now</small>
                <ChangedWords before={before} after={after} show="before" />
                <small>Your draft</small>
                <ChangedWords before={before} after={after} show="after" />
              </div>
            ))}
          </div>
        )}
        <div className="ed-row">
          <button type="button" className="ed-b" onClick={() => run.tell({ is: 'useDraft', slot: draft.slot })}>
            Use
          </button>
          <button
            type="button"
            className="ed-b ed-b2"
            aria-expanded={comparing}
            aria-controls={comparing ? `${id}cmp` : undefined}
            onClick={() => setComparing(!comparing)}
          >
            {comparing ? 'Hide comparison' : 'Compare'}
          </button>
          <button type="button" className="ed-b ed-b3" onClick={onDiscard}>
            Discard
          </button>
        </div>
      </div>
    </section>
  )
}

/** The note goes with the button that was pressed, which takes the focus along unless it is in the form by then. */
function leaveForForm(note: HTMLElement | null): void {
  if (!note?.contains(document.activeElement)) return
  const around = note.parentElement
  const fields = note.closest('.ed-view')?.querySelectorAll<HTMLElement>(':is(input:not([type=file]), textarea, select, button)') ?? []
  const first = [...fields].find((each) => !around?.contains(each))
  first?.focus({ preventScroll: true })
}
