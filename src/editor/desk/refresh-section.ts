import { callServer } from '../../calls/call-server.ts'
import { readAgent } from '../agents/agent-readings.ts'
import type { Desk, Desked } from './desk.ts'
import { getPageContentList } from '../editor-calls.ts'
import { readWholly } from '../saving/read-wholly.ts'

/** Asks what stands now when a section is opened, so that nobody begins on words that somebody else has changed since the page came. */
export async function refreshSection(
  { data }: Pick<Desk, 'data'>,
  { section, run, agent }: Pick<Desked, 'section' | 'run' | 'agent'>,
): Promise<void> {
  try {
    if (agent) return await refreshAgent(data.client, { section, run, agent })
    const { body } = await callServer(getPageContentList, { pageName: section.page, client: data.client })
    const stored = 'result' in body ? body.result[section.section] : undefined
    if (!stored || stored.revision <= run.state().saved.revision) return
    const content = readWholly(section, stored, run.state().saved.content)
    if (!content) return run.tell({ is: 'renewed' })
    run.tell({
      is: 'learned',
      saved: { content, revision: stored.revision, savedAt: stored.savedAt ?? null, savedBy: stored.savedBy ?? null },
    })
  } catch {
    // Offline: the save itself will tell.
  }
}

async function refreshAgent(client: string, { section, run, agent }: Pick<Desked, 'section' | 'run' | 'agent'>): Promise<void> {
  const id = agent?.id()
  const saved = id === undefined ? undefined : await readAgent(client, section, id)
  if (saved && saved.revision > run.state().saved.revision) run.tell({ is: 'learned', saved })
}
