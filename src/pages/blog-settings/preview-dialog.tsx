import { useRef, useState } from 'react'
import { makePreviewLink, revokePreviewLink } from '../../calls/addresses.ts'
import type * as calls from '../../calls/articles/article-desk-calls.ts'
import type { ArticleRow } from '../../nouns/articles/article-desk.ts'
import { useShell } from '../shell/shell-data.ts'
import { useWords } from '../../words/use-words.ts'
import { askArticles } from './ask-articles.ts'
import { useArticleDesk } from './desk-context.ts'
import { DialogStatus } from './dialog-status.tsx'
import { Modal } from './modal.tsx'
import { useDialogWork } from './use-dialog-work.ts'
import { useWhen } from './when.ts'

/** Links that show the draft of an article to somebody without an account. */
export function PreviewDialog({ row, close }: { row: ArticleRow; close(): void }) {
  const words = useWords().blogSettings.preview
  const { list } = useArticleDesk()
  const { origin } = useShell()
  const work = useDialogWork()
  const [made, setMade] = useState<{ id: number; address: string } | null>(null)
  const input = useRef<HTMLInputElement>(null)

  const make = () =>
    work.run(async () => {
      const { preview, address } = await askArticles<typeof calls.makePreviewLink>(makePreviewLink, { id: row.id })
      setMade({ id: preview.id, address: new URL(address, origin).href })
      await list.look()
      return words.made
    })

  const revoke = (id: number) =>
    work.run(async () => {
      await askArticles<typeof calls.revokePreviewLink>(revokePreviewLink, { id })
      if (made?.id === id) setMade(null)
      await list.look()
      return words.revoked
    })

  const copy = () =>
    work.run(async () => {
      input.current?.select()
      const copied = await navigator.clipboard.writeText(made?.address ?? '').then(
        () => true,
        () => false,
      )
      return copied ? words.copied : words.notCopied
    })

  return (
    <Modal title={words.title} close={close}>
      <p>
        <b>{row.title}</b>
      </p>
      <p className="small">{words.text}</p>
      {made && (
        <div className="blogs-made">
          <label className="label">
            {words.address}
            <input className="input" ref={input} readOnly value={made.address} onFocus={({ target }) => target.select()} />
          </label>
          <button type="button" className="btn btn-small btn-sky" onClick={() => void copy()}>
            {words.copy}
          </button>
        </div>
      )}
      <div className="blogs-buttons">
        <button
          type="button"
          className={`btn btn-small ${made ? 'blogs-line' : 'btn-sky'}`}
          aria-disabled={work.busy || undefined}
          onClick={() => void make()}
        >
          {work.busy ? words.busy : made ? words.another : words.make}
        </button>
      </div>
      <DialogStatus work={work} />
      <OpenLinks previews={row.previews} revoke={(id) => void revoke(id)} />
    </Modal>
  )
}

/** The links that still show the draft, each with a way to end it. */
function OpenLinks({ previews, revoke }: { previews: ArticleRow['previews']; revoke(id: number): void }) {
  const words = useWords().blogSettings.preview
  const when = useWhen()
  return (
    <>
      <h3>{words.open}</h3>
      {previews.length === 0 && <p className="small">{words.none}</p>}
      <ul className="blogs-plain-list">
        {previews.map(({ id, endsAt, madeBy }) => (
          <li key={id}>
            <span>
              {words.ends(when.moment(endsAt))}
              <small>{words.by(madeBy)}</small>
            </span>
            <button
              type="button"
              className="btn btn-small blogs-line"
              aria-label={words.revokeOf(when.moment(endsAt))}
              onClick={() => revoke(id)}
            >
              {words.revoke}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
