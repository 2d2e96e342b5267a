import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import { useRun } from '../desk/use-desk.ts'
import type { DiscardedDraft } from '../drafts/discarded-draft.ts'
import type { KeptDraft } from '../saving/save-state.ts'
import { forgetPictures, ownerOf, rememberPictures } from '../writing/kept-pictures.ts'
import { clocksOrDays } from '../words/moments.ts'
import { DraftNote } from './draft-note.tsx'

/** What earlier openings left on this device, the newest first. Each that was discarded leaves its way back until the panel is closed. */
export function LeftDrafts({ desk, edited }: { desk: Desk; edited: Edited }) {
  const { run, thing, discarded } = edited
  const [draft] = useRun(run).left
  const all = useSyncExternalStore(discarded.subscribe, discarded.get)
  const [now] = useState(() => Date.now())
  const clocks = clocksOrDays(
    all.map((each) => each.draft.at),
    now,
  )
  const place = useRef<HTMLDivElement>(null)
  const [returned, setReturned] = useState(0)
  // The button goes as it is pressed: whoever had it is at the draft that came back.
  useEffect(() => {
    if (returned > 0) place.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [returned])

  function discard(kept: KeptDraft) {
    discarded.set([...all, { draft: kept, pictures: forgetPictures(ownerOf(desk.data, thing), kept.slot) }])
    run.tell({ is: 'discardDraft', slot: kept.slot })
  }

  function bringBack(wanted: DiscardedDraft) {
    const { draft: kept, pictures } = wanted
    void pictures.then(rememberPictures)
    run.tell({ is: 'draftBroughtBack', draft: kept })
    discarded.set(all.filter((each) => each !== wanted))
    setReturned(returned + 1)
  }

  return (
    <div ref={place}>
      {draft && <DraftNote edited={edited} draft={draft} onDiscard={() => discard(draft)} />}
      <div className="ed-discarded" aria-live="polite">
        {all.map((each, index) => {
          const several = all.length > 1
          const name = several ? `The draft of ${clocks[index]}` : 'The draft'
          return (
            <p key={each.draft.slot}>
              {name} is discarded.{' '}
              <button
                type="button"
                className="ed-link"
                aria-label={several ? `Bring it back: ${name}` : undefined}
                onClick={() => bringBack(each)}
              >
                Bring it back
              </button>
            </p>
          )
        })}
      </div>
    </div>
  )
}
