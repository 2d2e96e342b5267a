import { useCallback, useState } from 'react'
import type { AnyContent } from '../../fields/define-record.ts'
import { useReadWithRetry } from '../desk/use-read-with-retry.ts'
import type { Edited } from '../desk/edited-things.ts'
import { readWholly } from '../saving/read-wholly.ts'
import { renewedWords } from '../saving/save-flight.ts'
import { savedOf, type SavedContent } from '../saving/save-state.ts'

export type Revision = SavedContent & { restores: number | null; /** True when it is the deletion of what is edited. */ deleted?: boolean }

type HistoryRead = { revisions: Revision[]; more: boolean; trouble: string; /** Nobody answered. */ isLost?: true }

export type ThingHistory = HistoryRead & { loading: boolean; loadOlder(): void }

/** The revisions of a thing, newest first; after the oldest comes the default content, if there is one. */
export function useHistory(edited: Edited): ThingHistory {
  const [history, setHistory] = useState<HistoryRead & { loading: boolean }>({ revisions: [], more: false, trouble: '', loading: true })
  useReadWithRetry(
    useCallback(() => readHistory(edited), [edited]),
    (read) => {
      setHistory({ ...read, loading: false })
      const [latest] = read.revisions
      if (latest) edited.run.tell({ is: 'learned', saved: latest })
    },
  )

  async function loadOlder() {
    setHistory((now) => ({ ...now, loading: true }))
    const read = await readHistory(edited, history.revisions.at(-1)?.revision)
    // What could not be fetched is still there to be asked for again.
    const more = read.more || read.trouble !== ''
    setHistory((now) => ({ ...read, more, revisions: [...now.revisions, ...read.revisions], loading: false }))
  }

  return { ...history, loadOlder: () => void loadOlder() }
}

async function readHistory({ thing, run }: Edited, before?: number): Promise<HistoryRead> {
  try {
    const { status, body } = await thing.fetchHistory(before)
    if (status === 401) run.tell({ is: 'signedOut' })
    if (status === 403) return { ...nothing, trouble: 'You may not edit this any more, so its versions are not shown.' }
    if (!('result' in body)) return { ...nothing, trouble: body.message || 'The history cannot be shown right now.' }
    const revisions = body.result.flatMap(({ restores, deleted = false, ...stored }): Revision[] => {
      const content = readWholly(thing.record, stored, thing.record.fallback)
      return content ? [{ ...savedOf(stored, content), restores, deleted }] : []
    })
    // Versions told in a newer shape than this page knows: what it would show and restore is not what was there.
    if (revisions.length < body.result.length) return { ...nothing, trouble: `${renewedWords} Reload it to see the versions.` }
    const whole = body.more || !thing.original ? revisions : [...revisions, firstOf(thing.original)]
    return { revisions: whole, more: body.more, trouble: '' }
  } catch {
    return { ...nothing, trouble: 'No connection: the history cannot be shown right now.', isLost: true }
  }
}

const firstOf = (content: AnyContent): Revision => ({ revision: 0, content, savedAt: null, savedBy: null, restores: null })

const nothing: HistoryRead = { revisions: [], more: false, trouble: '' }
