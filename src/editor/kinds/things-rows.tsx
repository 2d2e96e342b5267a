import { EditorIcon } from '../editor-icon.tsx'
import { Thumbnail } from '../uploads/thumbnail.tsx'
import { dayAndTime } from '../words/moments.ts'
import type { ListedThing } from './listed-thing.ts'
import type { DeletedItem } from './use-items.ts'

/** One of them. */
export function ThingItem({ thing: { name, line, picture }, onOpen, onDelete }: { thing: ListedThing; onOpen(): void; onDelete(): void }) {
  return (
    <li>
      <div className="ed-item">
        <button type="button" className={picture ? 'ed-open-row' : 'ed-open-row plain'} onClick={onOpen}>
          {picture && <Thumbnail of={picture} />}
          <span>
            <b>{name}</b>
            <small>{line}</small>
          </span>
        </button>
        <div className="ed-tools">
          <button type="button" className="ed-ico" aria-label={`Edit ${name}`} onClick={onOpen}>
            <EditorIcon name="pencil" />
          </button>
          <button type="button" className="ed-ico" aria-label={`Delete ${name}`} onClick={onDelete}>
            <EditorIcon name="bin" />
          </button>
        </div>
      </div>
    </li>
  )
}

const back = 'Bring back'

/** One that was deleted. */
export function DeletedThing({
  thing: { name, text },
  item: { savedAt, savedBy },
  onBack,
}: {
  thing: ListedThing
  item: DeletedItem
  onBack(): void
}) {
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{[text, savedAt && `deleted ${dayAndTime(savedAt)} by ${savedBy ?? 'somebody'}`].filter(Boolean).join(', ')}</small>
      </span>
      <button type="button" className="ed-b ed-b2" aria-label={`${back}: ${name}`} onClick={onBack}>
        {back}
      </button>
    </li>
  )
}
