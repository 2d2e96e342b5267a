import { useEffect, useState } from 'react'
import { callServer } from '../calls/call-server.ts'
import { getSectionHistory } from './editor-calls.ts'
import type { AnyContent } from '../content/section.ts'
import type { Desk, Desked } from './desk.ts'
import { contentOf } from './save-answers.ts'

export type Revision = { revision: number; content: AnyContent; savedAt: string | null; savedBy: string | null; restores: number | null }

export type SectionHistory = { revisions: Revision[]; more: boolean; trouble: string; loading: boolean; loadOlder(): void }

/** A section's revisions, newest first; behind the oldest stands the content the section began with. */
export function useSectionHistory(desk: Desk, { section, run }: Desked): SectionHistory {
  const [revisions, setRevisions] = useState<Revision[]>([])
  const [state, setState] = useState({ more: false, trouble: '', loading: true })

  async function load(before?: number) {
    setState((now) => ({ ...now, loading: true, trouble: '' }))
    try {
      const reply = await callServer(getSectionHistory, { pageName: section.page, section: section.section, client: desk.data.client, before })
      if (reply.status === 401) run.tell({ is: 'signedOut' })
      if (reply.status !== 200 || !('result' in reply.body)) {
        const message = 'message' in reply.body ? reply.body.message : ''
        return setState({ more: false, loading: false, trouble: message || 'The history cannot be shown right now.' })
      }
      const { result, more } = reply.body
      const read = result.map((each) => ({
        revision: each.revision,
        content: contentOf(section, { value: each.value, ids: each.ids }, section.fallback),
        savedAt: each.savedAt ?? null,
        savedBy: each.savedBy ?? null,
        restores: each.restores,
      }))
      const first: Revision = { revision: 0, content: section.fallback, savedAt: null, savedBy: null, restores: null }
      setRevisions((now) => [...(before ? now : []), ...read, ...(more ? [] : [first])])
      setState({ more, trouble: '', loading: false })
      if (!before && read[0]) run.tell({ is: 'learned', saved: read[0] })
    } catch {
      setState({ more: false, trouble: 'No connection: the history cannot be shown right now.', loading: false })
    }
  }

  useEffect(() => void load(), [section])

  return { revisions, ...state, loadOlder: () => void load(revisions.at(-1)?.revision) }
}
