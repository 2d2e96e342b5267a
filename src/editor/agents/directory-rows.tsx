import { EditorIcon } from '../editor-icon.tsx'
import type { DeletedItem } from '../kinds/use-items.ts'
import { Thumbnail } from '../uploads/thumbnail.tsx'
import { dayAndTime } from '../words/moments.ts'
import { listedAgent, type ListedAgent } from './listed-agent.ts'

/** Somebody in the directory. */
export function AgentItem({
  agent: { title, city, email, image },
  onOpen,
  onDelete,
}: {
  agent: ListedAgent
  onOpen(): void
  onDelete(): void
}) {
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

const back = 'Bring back'

/** Somebody who left it. */
export function DeletedAgent({ item: { value, savedAt, savedBy }, onBack }: { item: DeletedItem; onBack(name: string): void }) {
  const { title, city } = listedAgent(value)
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>
          {city}
          {savedAt && `, deleted ${dayAndTime(savedAt)} by ${savedBy ?? 'somebody'}`}
        </small>
      </span>
      <button type="button" className="ed-b ed-b2" aria-label={`${back}: ${title}`} onClick={() => onBack(title)}>
        {back}
      </button>
    </li>
  )
}
