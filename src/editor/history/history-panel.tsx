import { useEffect, useState } from 'react'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import { HistoryView } from './history-view.tsx'
import { clock, dayAndTime } from '../words/moments.ts'
import { StateLine } from '../panel/panel-foot.tsx'
import { PanelShell } from '../panel/panel-shell.tsx'
import { waitOrLeaveOut } from '../panel/wait-or-leave-out.ts'
import { useHistory } from './use-history.ts'
import { frameKeyOf } from '../on-page/section-in-sight.ts'
import { SectionMark } from '../on-page/section-mark.tsx'
import { subjectWords } from '../words/section-words.ts'
import { useRun } from '../desk/use-desk.ts'

/** What a section said before: tried on the page beside it, and brought back as a new version. All of it, for a part too. */
export function HistoryPanel({ desk, edited, part }: { desk: Desk; edited: Edited; part?: string | undefined }) {
  const { key, thing, run, files } = edited
  const { saved } = useRun(run)
  const history = useHistory(edited)
  const [chosen, setChosen] = useState(0)
  const shown = history.revisions[chosen]
  const isNow = chosen === 0
  const frame = frameKeyOf(edited)
  const back = () => desk.open(key, 'edit', part)

  useEffect(() => {
    if (!shown) return
    desk.tryOn({ key, content: shown.content })
    return () => desk.tryOn(null)
  }, [desk, key, shown])

  function restore() {
    if (!shown || isNow) return
    back()
    run.tell({ is: 'restore', content: shown.content, revision: shown.revision })
  }

  const tab = isNow ? 'On the page now' : `As it was: ${shown?.savedAt ? dayAndTime(shown.savedAt) : 'at the beginning'}`
  const since = saved.savedAt
    ? `Visible to visitors since ${clock(saved.savedAt)}, ${dayAndTime(saved.savedAt).split(', ')[0]}`
    : 'Never changed: visitors see the first words'
  return (
    <PanelShell
      desk={desk}
      frame={frame}
      part={part}
      title={`History: ${subjectWords(thing)}`}
      subtitle={thing.locationWords(saved.content)}
      onSave={() => {}}
      onClose={() => void waitOrLeaveOut(desk, files, () => desk.close())}
      wide
      mark={<SectionMark frame={frame} record={thing.record} content={shown?.content ?? saved.content} tab={tab} />}
      foot={
        <>
          <StateLine status={{ tone: 'good', icon: 'check', words: since, track: ['done', 'done', 'done'], tryNow: false }} />
          <div className="ed-row ed-main">
            {!isNow && (
              <button type="button" className="ed-b ed-save" onClick={restore}>
                Restore this version
              </button>
            )}
            <button type="button" className="ed-b ed-b2" onClick={back}>
              <span>
                Back<span className="w"> to editing</span>
              </span>
            </button>
          </div>
        </>
      }
    >
      <HistoryView record={thing.record} history={history} chosen={chosen} onChoose={setChosen} />
    </PanelShell>
  )
}
