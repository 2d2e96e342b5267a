import { useState } from 'react'
import { agentList, directoryKey } from '../../content/find-an-agent/agent-list.ts'
import { foldText } from '../../content/fold-text.ts'
import type { Desk } from '../desk/desk.ts'
import { EditorIcon } from '../editor-icon.tsx'
import { FieldFrame } from '../inputs/field-frame.tsx'
import { counted, dayAndTime } from '../words/moments.ts'
import { PanelShell } from '../panel/panel-shell.tsx'
import { Thumbnail } from '../uploads/thumbnail.tsx'
import { bringBack, deedWords, deleteAgent, openAgent } from './agent-deeds.ts'
import { useDirectory, type Deleted, type Listed } from './use-directory.ts'

const words = {
  subtitle: 'Find an agent, the directory',
  find: 'Find by name, town or e-mail',
  add: 'Add an agent',
  wait: 'Fetching the agents…',
  nobody: 'Nobody of that name.',
  left: 'Deleted agents',
  back: 'Bring back',
}

/** Everybody in the directory: search, open, add, delete, and bring back. */
export function DirectoryPanel({ desk }: { desk: Desk }) {
  const { agents, deleted, trouble, loading, again } = useDirectory(desk)
  const [sought, setSought] = useState('')
  const found = agents.filter((each) => says(each, sought))

  async function remove(agent: Listed) {
    if (!(await deleteAgent(desk, agent))) return
    desk.pageChanged(deedWords.gone)
    await again()
    document.getElementById('ed-agent-find')?.focus()
  }

  async function restore(agent: Deleted) {
    if (!(await bringBack(desk, agent))) return
    desk.pageChanged(deedWords.back(agent.title))
    await again()
    document.getElementById('ed-agent-find')?.focus()
  }

  return (
    <PanelShell
      desk={desk}
      sectionKey={directoryKey}
      title={agentList.editor}
      subtitle={words.subtitle}
      onSave={() => {}}
      onClose={() => desk.close()}
    >
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
            <button type="button" className="ed-b ed-b2" onClick={() => void openAgent(desk)}>
              <EditorIcon name="plus" />
              {words.add}
            </button>
          </div>
          {!loading && found.length === 0 && <p className="ed-hint">{words.nobody}</p>}
          <ol className="ed-list">
            {found.map((agent) => (
              <AgentItem key={agent.id} agent={agent} onOpen={() => void openAgent(desk, agent.id)} onDelete={() => void remove(agent)} />
            ))}
          </ol>
        </section>
        {deleted.length > 0 && (
          <details className="ed-gone">
            <summary>
              {words.left} ({deleted.length})
            </summary>
            <ul>
              {deleted.map((agent) => (
                <li key={agent.id}>
                  <span>
                    <b>{agent.title}</b>
                    <small>
                      {agent.city}
                      {agent.savedAt && `, deleted ${dayAndTime(agent.savedAt)} by ${agent.savedBy ?? 'somebody'}`}
                    </small>
                  </span>
                  <button
                    type="button"
                    className="ed-b ed-b2"
                    aria-label={`${words.back}: ${agent.title}`}
                    onClick={() => void restore(agent)}
                  >
                    {words.back}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </PanelShell>
  )
}

function AgentItem({ agent: { title, city, email, image }, onOpen, onDelete }: { agent: Listed; onOpen(): void; onDelete(): void }) {
  return (
    <li>
      <div className="ed-item">
        <button type="button" className={image ? 'ed-open-row' : 'ed-open-row plain'} onClick={onOpen}>
          {image && <Thumbnail of={image} />}
          <span>
            <b>{title}</b>
            <small>{[city, email].filter(Boolean).join(', ')}</small>
          </span>
        </button>
        <div className="ed-tools">
          <button type="button" className="ed-ico" aria-label={`Edit ${title}`} onClick={onOpen}>
            <EditorIcon name="pencil" />
          </button>
          <button type="button" className="ed-ico" aria-label={`Delete ${title}`} onClick={onDelete}>
            <EditorIcon name="bin" />
          </button>
        </div>
      </div>
    </li>
  )
}

/** Case and accents do not count. */
const says = ({ title, city, email }: Listed, sought: string) => foldText(`${title} ${city} ${email}`).includes(foldText(sought))
