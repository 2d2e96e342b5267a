import { useState } from 'react'
import { foldText } from '../../nouns/fold-text.ts'
import type { Desk } from '../desk/desk.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { FieldFrame } from '../inputs/field-frame.tsx'
import { GoneRow } from '../inputs/gone-row.tsx'
import { counted } from '../words/moments.ts'
import { PanelShell } from '../panel/panel-shell.tsx'
import { bringBack, deleteItem, openItem } from '../kinds/item-actions.ts'
import { useItems, type DeletedItem } from '../kinds/use-items.ts'
import { agentKind } from './agent-kind.ts'
import { AgentItem, DeletedAgent } from './directory-rows.tsx'
import { listedAgent, shownItem, type ListedAgent } from './listed-agent.ts'

const { list, words: told } = agentKind

const words = {
  subtitle: 'Find an agent, the directory',
  find: 'Find by name, town or e-mail',
  add: 'Add an agent',
  wait: 'Fetching the agents…',
  nobody: 'Nobody of that name.',
  left: 'Deleted agents',
}

/** Everybody in the directory: search, open, add, delete, and bring back. */
export function DirectoryPanel({ desk }: { desk: Desk }) {
  const { items, deleted, trouble, loading, again } = useItems(desk, agentKind)
  const agents = items.map(listedAgent)
  const [sought, setSought] = useState('')
  /** Whom whoever is here has just deleted: the way back is where they go on, not below everybody else. */
  const [justGone, setJustGone] = useState<number | null>(null)
  const gone = deleted.find(({ id }) => id === justGone)
  const found = agents.filter((each) => says(each, sought))

  /** What was done is told once the page is there anew, and whoever did it goes on at the search. */
  async function done(said: string) {
    desk.pageChanged(list.key, said)
    await again()
    document.getElementById('ed-agent-find')?.focus()
  }

  async function remove(agent: ListedAgent) {
    if (!(await deleteItem(desk, agentKind, shownItem(agent)))) return
    setJustGone(agent.id)
    await done(told.gone)
  }

  async function restore(item: DeletedItem, name: string) {
    if (await bringBack(desk, agentKind, item, name)) await done(told.back(name))
  }

  return (
    <PanelShell desk={desk} frame={list.key} title={list.editor} subtitle={words.subtitle} onSave={() => {}} onClose={() => desk.close()}>
      <div className="ed-view" aria-busy={loading}>
        {trouble && (
          <p className="ed-err" role="alert">
            {trouble}
          </p>
        )}
        <FieldFrame id="ed-agent-find" label={words.find}>
          <input
            id="ed-agent-find"
            type="search"
            value={sought}
            autoComplete="off"
            onChange={(event) => setSought(event.currentTarget.value)}
          />
        </FieldFrame>
        <section className="ed-rows ed-agents" aria-labelledby="ed-agents-head">
          <div className="ed-listhead">
            <h3 id="ed-agents-head">{loading && agents.length === 0 ? words.wait : counted(found.length, 'agent')}</h3>
            <button type="button" className="ed-b ed-b2" onClick={() => void openItem(desk, agentKind)}>
              <EditorIcon name="plus" />
              {words.add}
            </button>
          </div>
          {!loading && found.length === 0 && <p className="ed-hint">{words.nobody}</p>}
          <ol className="ed-list">
            {gone && <GoneRow name={listedAgent(gone.value).title} onBringBack={() => void restore(gone, listedAgent(gone.value).title)} />}
            {found.map((agent) => (
              <AgentItem
                key={agent.id}
                agent={agent}
                onOpen={() => void openItem(desk, agentKind, agent.id)}
                onDelete={() => void remove(agent)}
              />
            ))}
          </ol>
        </section>
        {deleted.length > 0 && (
          <details className="ed-deleted">
            <summary>
              {words.left} ({deleted.length})
            </summary>
            <ul>
              {deleted.map((item) => (
                <DeletedAgent key={item.id} item={item} onBack={(name) => void restore(item, name)} />
              ))}
            </ul>
          </details>
        )}
      </div>
    </PanelShell>
  )
}

/** Case and accents do not count. */
const says = ({ title, city, email }: ListedAgent, sought: string) => foldText(`${title} ${city} ${email}`).includes(foldText(sought))
