import type { Thing } from '../kinds/kind.ts'
import { readWholly } from '../saving/read-wholly.ts'
import { savedOf, type SavedContent } from '../saving/save-state.ts'
import type { Edited } from './edited-things.ts'

/** Asks what is stored now when something is opened, so that nobody begins on words that somebody else has changed since the page was loaded. */
export async function refreshThing({ thing, run }: Pick<Edited, 'thing' | 'run'>): Promise<void> {
  try {
    const stored = await thing.fetchStored()
    if (!stored || stored.revision <= run.state().saved.revision) return
    const content = readWholly(thing.record, stored, run.state().saved.content)
    run.tell(content ? { is: 'learned', saved: savedOf(stored, content) } : { is: 'renewed' })
  } catch {
    // Offline: the save itself will tell.
  }
}

/** As it is stored now; undefined when it is gone or cannot be read. Rejects without a connection. */
export async function readStored({ record, fetchStored }: Pick<Thing, 'record' | 'fetchStored'>): Promise<SavedContent | undefined> {
  const stored = await fetchStored()
  const content = stored && readWholly(record, stored, record.fallback)
  return content && savedOf(stored, content)
}
