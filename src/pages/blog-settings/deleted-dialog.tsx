import { useCallback, useEffect, useState } from 'react'
import { articleNamed } from '../../nouns/articles/named-kinds.ts'
import { useWords } from '../../words/use-words.ts'
import { bringBack, listDeleted, type DeletedItem } from './article-actions.ts'
import { reasonOf } from './ask-articles.ts'
import { useArticleDesk } from './desk-context.ts'
import { DialogStatus } from './dialog-status.tsx'
import { LoadFailed } from './load-failed.tsx'
import { Modal } from './modal.tsx'
import { useDialogWork } from './use-dialog-work.ts'
import { useWhen } from './when.ts'

/** What was deleted, and the way back. */
export function DeletedDialog({ close }: { close(): void }) {
  const all = useWords().blogSettings
  const words = all.deleted
  const { list } = useArticleDesk()
  const when = useWhen()
  const work = useDialogWork()
  const [items, setItems] = useState<DeletedItem[] | null>(null)
  const [failed, setFailed] = useState('')

  const load = useCallback(
    () =>
      listDeleted(articleNamed).then(
        (found) => {
          setItems(found)
          setFailed('')
        },
        (error: unknown) => setFailed(reasonOf(error, all)),
      ),
    [all],
  )
  useEffect(() => void load(), [load])

  const back = (item: DeletedItem) =>
    work.run(async () => {
      await bringBack(articleNamed, item)
      setItems((before) => before?.filter(({ id }) => id !== item.id) ?? null)
      await list.look()
      return words.done(titleOf(item))
    })

  return (
    <Modal title={words.title} close={close}>
      <p className="small">{words.text}</p>
      <DialogStatus work={work} />
      {failed ? <LoadFailed why={failed} again={load} /> : !items && <output>{words.loading}</output>}
      {items?.length === 0 && <p className="blogs-none">{words.none}</p>}
      <ul className="blogs-plain-list">
        {items?.map((item) => (
          <li key={item.id}>
            <span>
              {titleOf(item)}
              {item.savedAt && (
                <small>{item.savedBy ? words.when(when.date(item.savedAt), item.savedBy) : words.whenAlone(when.date(item.savedAt))}</small>
              )}
            </span>
            <button
              type="button"
              className="btn btn-small blogs-line"
              aria-label={words.backOf(titleOf(item))}
              aria-disabled={work.busy || undefined}
              onClick={() => void back(item)}
            >
              {words.back}
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

const titleOf = ({ value, id }: DeletedItem): string => {
  const { title } = (value ?? {}) as { title?: string | { value?: string } }
  return (typeof title === 'string' ? title : title?.value) || String(id)
}
