import { useEffect, useRef, useState } from 'react'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import { useRun } from '../desk/use-desk.ts'
import type { KeptDraft } from '../saving/save-state.ts'
import { forgetPictures, ownerOf, rememberPictures } from '../writing/pictures-left.ts'
import { DraftNote } from './draft-note.tsx'

type Discarded = { draft: KeptDraft; pictures: ReturnType<typeof forgetPictures> }

/** What earlier openings left on this device, the newest first. One that was discarded leaves its way back until the panel is closed. */
export function LeftDrafts({ desk, edited }: { desk: Desk; edited: Edited }) {
  const { run, thing } = edited
  const [draft] = useRun(run).left
  const [discarded, setDiscarded] = useState<Discarded | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const [returned, setReturned] = useState(0)
  // The button goes as it is pressed: whoever had it is at the draft that came back.
  useEffect(() => {
    if (returned > 0) place.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [returned])

  function discard(kept: KeptDraft) {
    setDiscarded({ draft: kept, pictures: forgetPictures(ownerOf(desk.data, thing), kept.slot) })
    run.tell({ is: 'discardDraft', slot: kept.slot })
  }

  function bringBack({ draft: kept, pictures }: Discarded) {
    void pictures.then(rememberPictures)
    run.tell({ is: 'draftBroughtBack', draft: kept })
    setDiscarded(null)
    setReturned(returned + 1)
  }

  return (
    <div ref={place}>
      {draft && <DraftNote edited={edited} draft={draft} onDiscard={() => discard(draft)} />}
      <p className="ed-discarded" aria-live="polite">
        {discarded && (
          <>
            The draft is discarded.{' '}
            <button type="button" className="ed-link" onClick={() => bringBack(discarded)}>
              Bring it back
            </button>
          </>
        )}
      </p>
    </div>
  )
}
