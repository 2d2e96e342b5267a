import { useEffect } from 'react'
import { agentOfKey } from '../../nouns/agents/agent-keys.ts'
import type { Agent } from '../../nouns/agents/agent.ts'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import { useRun } from '../desk/use-desk.ts'
import { deleteItem, duplicateItem } from '../kinds/item-actions.ts'
import { frameOf } from '../on-page/section-in-sight.ts'
import { PanelTool } from '../panel/panel-shell.tsx'
import { ThingPanel } from '../panel/thing-panel.tsx'
import { AgentFields } from './agent-fields.tsx'
import { agentKind } from './agent-kind.ts'
import { listedAgent } from './listed-agent.ts'

const { list, words } = agentKind
const begun = 'This new agent was begun before. Save it or throw it away; then duplicate the other.'

/** One agent's form: the same panel and engine as every section, with the directory one step back. */
export function AgentPanel({ desk, edited }: { desk: Desk; edited: Edited }) {
  const { key, thing, run } = edited
  const { saved } = useRun(run)
  const inDirectory = frameOf(list.key) !== null
  const id = agentOfKey(thing.key())
  const { title, email, city, image } = saved.content as Agent

  const isNew = agentOfKey(key) === 'new'

  // Whoever was in the list is shown there as written; somebody new has to be fetched with it.
  useEffect(() => {
    if (isNew && saved.revision > 0) desk.pageChanged(list.key, words.added(title))
  }, [desk, isNew, saved.revision, title])

  async function remove() {
    if (typeof id !== 'number') return
    if (!(await deleteItem(desk, agentKind, listedAgent({ id, title, email, city, image }), saved.revision))) return
    if (!inDirectory) return desk.leaveFor(list, words.gone)
    desk.forget(key)
    desk.pageChanged(list.key, words.gone)
    desk.open(list.key)
  }

  return (
    <ThingPanel
      desk={desk}
      edited={edited}
      title={isNew && saved.revision === 0 ? 'Add an agent' : undefined}
      form={<AgentFields />}
      tools={
        <>
          {inDirectory && <PanelTool icon="back" name="All agents" onPress={() => desk.open(list.key)} />}
          {inDirectory && typeof id === 'number' && (
            <PanelTool
              icon="copy"
              name={`Duplicate ${title}`}
              onPress={() => void duplicateItem(desk, agentKind, run.state().draft, begun)}
            />
          )}
          {typeof id === 'number' && <PanelTool icon="bin" name={`Delete ${title}`} onPress={() => void remove()} />}
        </>
      }
      history={typeof id === 'number'}
    />
  )
}
