import { useEffect, useState } from 'react'
import { directoryKey } from '../../content/find-an-agent/agent-list.ts'
import { agentOfKey } from '../../nouns/agents/agent-keys.ts'
import type { Desk, Desked } from '../desk/desk.ts'
import { HistoryView } from './history-view.tsx'
import { clock, dayAndTime } from '../words/moments.ts'
import { StateLine } from '../panel/panel-foot.tsx'
import { PanelShell } from '../panel/panel-shell.tsx'
import { useSectionHistory } from './section-history.ts'
import { frameOf } from '../on-page/section-in-sight.ts'
import { SectionMark } from '../on-page/section-mark.tsx'
import { placeWords, subjectWords } from '../words/section-words.ts'
import { useRun } from '../desk/use-desk.ts'

/** What a section said before: tried on the page beside it, and brought back as a new version. All of it, for a part too. */
export function HistoryPanel({ desk, desked, part }: { desk: Desk; desked: Desked; part?: string | undefined }) {
  const { section, run } = desked
  const { saved } = useRun(run)
  const history = useSectionHistory(desk, desked)
  const [chosen, setChosen] = useState(0)
  const shown = history.revisions[chosen]
  const isNow = chosen === 0
  // An agent opened from the directory has no place of its own on the page.
  const frame = agentOfKey(section.key) !== undefined && !frameOf(section.key) ? directoryKey : section.key
  const back = () => desk.openSection(section.key, 'edit', part)

  useEffect(() => {
    if (!shown) return
    desk.tryOn({ key: section.key, content: shown.content })
    return () => desk.tryOn(null)
  }, [desk, section, shown])

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
      sectionKey={frame}
      part={part}
      title={`History: ${subjectWords(section)}`}
      subtitle={placeWords(desked, saved)}
      onSave={() => {}}
      onClose={() => desk.close()}
      wide
      mark={<SectionMark section={{ ...section, key: frame }} content={shown?.content ?? saved.content} tab={tab} />}
      foot={
        <>
          <StateLine telling={{ tone: 'good', icon: 'check', words: since, track: ['done', 'done', 'done'], tryNow: false }} />
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
      <HistoryView section={section} history={history} chosen={chosen} onChoose={setChosen} />
    </PanelShell>
  )
}
