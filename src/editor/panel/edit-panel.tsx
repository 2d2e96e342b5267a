import { agentOfKey } from '../../nouns/agents/agent-keys.ts'
import { AgentPanel } from '../agents/agent-panel.tsx'
import { DirectoryPanel } from '../agents/directory-panel.tsx'
import type { Desk, View } from '../desk/desk.ts'
import { HistoryPanel } from '../history/history-panel.tsx'
import { PageHistoryPanel } from '../history/page-history-panel.tsx'
import { SectionPanel } from './section-panel.tsx'

/** Whatever is open in the dock. */
export function EditPanel({ desk, view }: { desk: Desk; view: View }) {
  if (view.is === 'pageHistory') return <PageHistoryPanel desk={desk} />
  if (view.is === 'directory') return <DirectoryPanel desk={desk} />
  const desked = desk.find(view.key)
  if (!desked) return null
  if (view.is === 'history') return <HistoryPanel desk={desk} desked={desked} part={view.part} />
  if (agentOfKey(view.key) !== undefined) return <AgentPanel desk={desk} desked={desked} />
  return <SectionPanel desk={desk} desked={desked} part={view.part} />
}
