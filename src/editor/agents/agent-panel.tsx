import { useEffect } from 'react'
import { directoryKey } from '../../content/find-an-agent/agent-list.ts'
import { agentOfKey } from '../../nouns/agents/agent-keys.ts'
import type { Agent } from '../../nouns/agents/agent.ts'
import type { Desk, Desked } from '../desk/desk.ts'
import { PanelTool } from '../panel/panel-shell.tsx'
import { frameOf } from '../on-page/section-in-sight.ts'
import { SectionPanel } from '../panel/section-panel.tsx'
import { useRun } from '../desk/use-desk.ts'
import { AgentFields } from './agent-fields.tsx'
import { deedWords, deleteAgent } from './agent-deeds.ts'

/** One agent's form: the same panel and engine as every section, with the directory one step back. */
export function AgentPanel({ desk, desked }: { desk: Desk; desked: Desked }) {
  const { key } = desked.section
  const { saved } = useRun(desked.run)
  const inDirectory = frameOf(directoryKey) !== null
  const id = desked.agent?.id()
  const stored = saved.content as Agent

  const isNew = agentOfKey(key) === 'new'

  // Who was in the list stands there as written; somebody new has to be fetched with it.
  useEffect(() => {
    if (isNew && saved.revision > 0) desk.pageChanged(deedWords.added(stored.title))
  }, [desk, isNew, saved.revision, stored.title])

  async function remove() {
    if (id === undefined) return
    const listed = { id, title: stored.title, email: stored.email, city: stored.city, image: stored.image }
    if (!(await deleteAgent(desk, listed, saved.revision))) return
    if (!inDirectory) return desk.leaveForDirectory(deedWords.gone)
    desk.forget(key)
    desk.pageChanged(deedWords.gone)
    desk.openSection(directoryKey)
  }

  return (
    <SectionPanel
      desk={desk}
      desked={desked}
      frame={inDirectory ? directoryKey : key}
      title={isNew && saved.revision === 0 ? 'Add an agent' : undefined}
      form={<AgentFields />}
      tools={
        <>
          {inDirectory && <PanelTool icon="back" name="All agents" onPress={() => desk.openSection(directoryKey)} />}
          {id !== undefined && <PanelTool icon="bin" name={`Delete ${stored.title}`} onPress={() => void remove()} />}
        </>
      }
      history={id !== undefined}
    />
  )
}
