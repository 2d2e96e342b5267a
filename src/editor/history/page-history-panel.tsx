import type { AnySection } from '../../content/section.ts'
import type { Desk, Desked } from '../desk/desk.ts'
import { dayAndTime } from '../words/moments.ts'
import { PanelShell } from '../panel/panel-shell.tsx'
import { sectionPlace, subjectWords } from '../words/section-words.ts'
import { frameOf } from '../on-page/section-in-sight.ts'

/** Every section of the page, the one changed last first; each leads to its own history. */
export function PageHistoryPanel({ desk }: { desk: Desk }) {
  const changedAt = ({ run }: Desked) => run.state().saved.savedAt ?? ''
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
          {sections.map(({ section, run }) => {
            const { savedAt, savedBy } = run.state().saved
            return (
              <li key={section.key}>
                <button type="button" onClick={() => desk.openSection(section.key, 'history')}>
                  <time dateTime={savedAt ?? undefined}>{savedAt ? dayAndTime(savedAt) : 'Never'}</time>
                  <span>
                    <b>{subjectWords(section)}</b>
                    {heading(section)}
                    <small>{savedAt ? `Changed by ${savedBy ?? 'somebody'}` : `${sectionPlace(section)}, as it began`}</small>
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

/** Sections of the page itself are known by their heading; the footer's headings name only its columns. */
function heading({ page, key }: AnySection): string {
  const words = page === 'Footer' ? '' : frameOf(key)?.querySelector('h1, h2, h3')?.textContent?.trim()
  return words ? ` ${words}` : ''
}
