import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import { dayAndTime } from '../words/moments.ts'
import { PanelShell } from '../panel/panel-shell.tsx'
import { subjectWords } from '../words/section-words.ts'
import { frameOf } from '../on-page/section-in-sight.ts'

/** Every section of the page, the last changed first; each leads to its own history. */
export function PageHistoryPanel({ desk }: { desk: Desk }) {
  const changedAt = ({ run }: Edited) => run.state().saved.savedAt ?? ''
  const sections = desk.all().toSorted((a, b) => (changedAt(a) < changedAt(b) ? 1 : changedAt(a) > changedAt(b) ? -1 : 0))
  return (
    <PanelShell
      desk={desk}
      title="History of this page"
      subtitle="Choose a section to see its versions"
      onSave={() => {}}
      onClose={() => desk.close()}
    >
      <div className="ed-view">
        <ol className="ed-revs">
          {sections.map(({ key, thing, run }) => {
            const { content, savedAt, savedBy } = run.state().saved
            return (
              <li key={key}>
                <button type="button" onClick={() => desk.open(key, 'history')}>
                  <time dateTime={savedAt ?? undefined}>{savedAt ? dayAndTime(savedAt) : 'Never'}</time>
                  <span>
                    <b>{subjectWords(thing)}</b>
                    {heading(key, thing)}
                    <small>{savedAt ? `Changed by ${savedBy ?? 'somebody'}` : `${thing.locationWords(content)}, as it began`}</small>
                  </span>
                </button>
              </li>
            )
          })}
        </ol>
      </div>
    </PanelShell>
  )
}

/** What is on this page is known by its heading; the headings of what is on every page name only its columns. */
function heading(key: string, { page }: Edited['thing']): string {
  const words = page === undefined ? '' : frameOf(key)?.querySelector('h1, h2, h3')?.textContent?.trim()
  return words ? ` ${words}` : ''
}
