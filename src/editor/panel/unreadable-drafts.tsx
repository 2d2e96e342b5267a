import { useEffect, useId, useState } from 'react'
import type { Edited } from '../desk/edited-things.ts'
import type { UnreadableDraft } from '../saving/draft-slots.ts'
import { EditorIcon } from '../editor-icon.tsx'

/** Words typed here under an older release of the site, whose fields are not these any more: to be copied, and then discarded. */
export function UnreadableDrafts({ edited: { run, slots } }: { edited: Edited }) {
  const [drafts, setDrafts] = useState<UnreadableDraft[]>([])
  const id = useId()
  useEffect(() => {
    let here = true
    void slots.findUnreadable(run.state().saved.content).then((found) => here && setDrafts(found))
    return () => {
      here = false
    }
  }, [run, slots])
  if (drafts.length === 0) return null
  const [{ slot, words }] = drafts

  function discard() {
    slots.drop(slot)
    setDrafts(drafts.slice(1))
  }

  return (
    <section className="ed-note" aria-labelledby={id}>
      <EditorIcon name="clock" />
      <div>
        <h3 id={id}>You left something here before the site was renewed</h3>
        <p>Its fields have changed, so it cannot be put back by itself. Copy what you need from here.</p>
        <textarea
          className="ed-copy"
          readOnly
          rows={6}
          aria-labelledby={id}
          value={words}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="ed-row">
          <button type="button" className="ed-b ed-b3" onClick={discard}>
            Discard
          </button>
        </div>
      </div>
    </section>
  )
}
