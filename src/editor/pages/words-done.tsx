import type { Desk } from '../desk/desk.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { findThing } from '../kinds/editor-kinds.ts'
import { counted } from '../words/moments.ts'
import type { Done } from './use-words-of-site.ts'

/** What was replaced, what was not and why, with a button that undoes it. */
export function WordsDone({ desk, done: { changed, failed, undone }, onUndo }: { desk: Desk; done: Done; onUndo(): void }) {
  const nameOf = (key: string) => {
    const thing = findThing(key, { client: desk.data.client })
    return thing ? `${thing.editor}, ${thing.locationWords(thing.record.fallback)}` : key
  }
  return (
    <section className="ed-note" aria-live="polite">
      <EditorIcon name={failed.length > 0 ? 'alert' : 'check'} />
      <div>
        <h3>
          {undone ? 'Taken back in' : 'Replaced in'} {counted(changed.length, 'section')}
        </h3>
        {!undone && <p>Each has one more version in its History.</p>}
        {failed.length > 0 && (
          <ul>
            {failed.map(({ key, why }) => (
              <li key={key}>
                <b>{nameOf(key)}</b>: {why}
              </li>
            ))}
          </ul>
        )}
        {!undone && changed.length > 0 && (
          <div className="ed-row">
            <button type="button" className="ed-b ed-b2" onClick={onUndo}>
              Take all of it back
            </button>
          </div>
        )}
      </div>
    </section>
  )
}
