import { useEffect, useState } from 'react'
import { callServer } from '../../calls/call-server.ts'
import type { AnyContent } from '../../content/section.ts'
import type { Desk, Desked } from '../desk/desk.ts'
import { readAgentHistory } from '../agents/agent-readings.ts'
import { getSectionHistory } from '../editor-calls.ts'
import { readWholly } from '../saving/read-wholly.ts'
import { renewedWords } from '../saving/save-flight.ts'

export type Revision = {
  revision: number
  content: AnyContent
  savedAt: string | null
  savedBy: string | null
  restores: number | null
  /** True for the deletion of an agent. */
  deleted?: boolean
}

type Told = Omit<Revision, 'content' | 'savedAt' | 'savedBy'> & {
  value: unknown
  ids?: Record<string, string[]>
  savedAt?: string | null
  savedBy?: string | null
}

type Read = { revisions: Revision[]; more: boolean; trouble: string }

export type SectionHistory = Read & { loading: boolean; loadOlder(): void }

/** A section's revisions, newest first; behind the oldest stands the content the section began with. */
export function useSectionHistory({ data }: Desk, desked: Desked): SectionHistory {
  const [history, setHistory] = useState<Read & { loading: boolean }>({ revisions: [], more: false, trouble: '', loading: true })
  const { client } = data

  useEffect(() => {
    let wanted = true
    void fetchRevisions(client, desked).then((read) => {
      if (!wanted) return
      setHistory({ ...read, loading: false })
      const [latest] = read.revisions
      if (latest) desked.run.tell({ is: 'learned', saved: latest })
    })
    return () => {
      wanted = false
    }
  }, [client, desked])

  async function loadOlder() {
    setHistory((now) => ({ ...now, loading: true }))
    const read = await fetchRevisions(client, desked, history.revisions.at(-1)?.revision)
    setHistory((now) => ({ ...read, revisions: [...now.revisions, ...read.revisions], loading: false }))
  }

  return { ...history, loadOlder: () => void loadOlder() }
}

async function fetchRevisions(client: string, { section, run, agent }: Desked, before?: number): Promise<Read> {
  try {
    const id = agent?.id()
    const { status, body } = id
      ? await readAgentHistory(client, id, before)
      : await callServer(getSectionHistory, { pageName: section.page, section: section.section, client, before })
    if (status === 401) run.tell({ is: 'signedOut' })
    if (!('result' in body)) return { ...nothing, trouble: body.message || 'The history cannot be shown right now.' }
    const told: Told[] = body.result
    const revisions = told.flatMap(({ value, ids, revision, savedAt = null, savedBy = null, restores, deleted }): Revision[] => {
      const content = readWholly(section, { value, ids }, section.fallback)
      return content ? [{ revision, content, savedAt, savedBy, restores, ...(deleted ? { deleted } : {}) }] : []
    })
    // Versions told in a newer shape than this page knows: what it would show and restore is not what was there.
    if (revisions.length < body.result.length) return { ...nothing, trouble: `${renewedWords} Reload it to see the versions.` }
    const first: Revision = { revision: 0, content: section.fallback, savedAt: null, savedBy: null, restores: null }
    // Nobody is in the directory before somebody put them there.
    return { revisions: body.more || id ? revisions : [...revisions, first], more: body.more, trouble: '' }
  } catch {
    return { ...nothing, trouble: 'No connection: the history cannot be shown right now.' }
  }
}

const nothing: Read = { revisions: [], more: false, trouble: '' }
