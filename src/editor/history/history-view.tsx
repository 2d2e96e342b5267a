import type { AnyRecord } from '../../fields/define-record.ts'
import { ChangedPicture } from './changed-picture.tsx'
import { isPicture } from '../panel/conflict-words.ts'
import { ChangedWords } from './changed-words.tsx'
import { dayAndTime } from '../words/moments.ts'
import { differencesOf, summaryOf } from './revision-summary.ts'
import type { Revision, ThingHistory } from './use-history.ts'
import { firstName } from '../words/people.ts'
import { PanelTrouble } from '../panel/panel-trouble.tsx'

type Props = { record: AnyRecord; history: ThingHistory; chosen: number; onChoose(index: number): void }

/** The versions, and what the chosen one changed, word by word. */
export function HistoryView({ record, history, chosen, onChoose }: Props) {
  const { revisions, more, trouble, loading, loadOlder } = history
  const shown = revisions[chosen]
  return (
    <div className="ed-view" aria-busy={loading}>
      <PanelTrouble words={trouble} />
      {loading && revisions.length === 0 && <p className="ed-wait">Fetching the versions…</p>}
      <ol className="ed-revs" aria-label="Versions, newest first">
        {revisions.map((revision, index) => (
          <li key={revision.revision}>
            <button type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
              {revision.savedAt ? (
                <time dateTime={revision.savedAt}>{dayAndTime(revision.savedAt)}</time>
              ) : (
                <span className="when">At first</span>
              )}
              <span>
                <b>{revision.savedAt ? (revision.savedBy ?? 'Somebody') : 'First content'}</b>
                {index === 0 && <span className="now"> On the page now</span>}
                <small>{whatItDid(record, revision, revisions[index + 1], more)}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
      {more && (
        <button type="button" className="ed-link" onClick={loadOlder}>
          Older versions
        </button>
      )}
      {shown && <Difference record={record} shown={shown} before={revisions[chosen + 1]} isNow={chosen === 0} />}
    </div>
  )
}

function Difference({ record, shown, before, isNow }: { record: AnyRecord; shown: Revision; before?: Revision; isNow: boolean }) {
  const differences = before ? differencesOf(record, before.content, shown.content) : []
  return (
    <div className="ed-diff" aria-live="polite">
      <h3>
        {shown.savedAt ? `What ${firstName(shown.savedBy ?? 'somebody')} changed, ${dayAndTime(shown.savedAt)}` : 'What it began with'}
      </h3>
      {differences.map(({ path, label, before: was, after }) => (
        <div className="d" key={path}>
          <small>{label}</small>
          {isPicture([was, after]) ? <ChangedPicture before={was} after={after} /> : <ChangedWords before={was} after={after} />}
        </div>
      ))}
      {shown.savedAt && before && differences.length === 0 && <p>Nothing but the moment: it says the same as the version before.</p>}
      {!isNow && (
        <p className="ed-fine">
          The page shows the section as it was then. Restoring saves it as a new version by you; nothing is removed.
        </p>
      )}
    </div>
  )
}

function whatItDid(record: AnyRecord, revision: Revision, before: Revision | undefined, more: boolean): string {
  const { content, savedAt, restores, deleted } = revision
  if (deleted) return 'Deleted'
  if (!savedAt) return 'The words this site came with'
  if (!before && !more) return 'The first version'
  const summary = before ? summaryOf(record, before.content, content) : ''
  return restores ? `Brought back version ${restores}${summary ? `. ${summary}` : ''}` : summary
}
