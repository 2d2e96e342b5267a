import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ArticleDeskAsked, ArticleDeskPage } from '../../nouns/articles/article-desk.ts'
import { address } from '../../routes.ts'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { BlogList } from './blog-list.tsx'
import { Confirm } from './confirm.tsx'
import { DeletedDialog } from './deleted-dialog.tsx'
import { DeskContext, type Desk, type OpenDialog } from './desk-context.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import { StatusLine } from './status-line.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { ScheduledNext } from './scheduled-next.tsx'
import { TagsDialog } from './tags-dialog.tsx'
import { TopOfPage } from './top-of-page.tsx'
import { useArticles } from './use-articles.ts'
import { useArticleWork } from './use-article-work.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useWhoEdits } from './use-who-edits.ts'

type First = { asked: ArticleDeskAsked; page: ArticleDeskPage }

/** The desk of articles: its top, the filters, the table and whichever dialog is open. */
export function ArticleDesk({ first }: { first: First }) {
  const words = useWords().blogSettings
  const list = useArticles(first.page, first.asked)
  const { said, say, run, isBusy } = useArticleWork(list.look)
  const [dialog, open] = useState<OpenDialog | null>(null)
  const editorsOf = useWhoEdits()
  const root = useRef<HTMLDivElement>(null)
  useKeptPlace(root)

  // Alive from here on; what needs a script is shown once there is one.
  useEffect(() => void root.current?.setAttribute('data-alive', ''), [])

  const desk: Desk = useMemo(() => ({ list, run, isBusy, say, open, editorsOf }), [list, run, isBusy, say, editorsOf])
  const close = useCallback(() => open(null), [])
  /** The row a dialog is about, as it is now. */
  const rowOf = (id: number) => list.shown.rows.find((row) => row.id === id)

  return (
    <DeskContext value={desk}>
      <div className="blogs" ref={root}>
        <header className="blogs-head">
          <div>
            <a className="blogs-back" href={address.blog}>
              <Icon name="left" />
              {list.shown.setting.title}
            </a>
            <h1>{words.title}</h1>
          </div>
          <div className="blogs-buttons">
            <button type="button" className="btn btn-small blogs-line needs-script" onClick={() => open({ name: 'tags' })}>
              {words.manage}
            </button>
            <a className="btn btn-small btn-sky" href={address.blogEditor}>
              <Icon name="plus" />
              {words.add}
            </a>
          </div>
        </header>
        <noscript>
          <p className="blogs-note">{words.alive}</p>
        </noscript>
        <TopOfPage />
        <ScheduledNext />
        <BlogList />
        <StatusLine said={said} />
        {dialog?.name === 'ask' && <Confirm question={dialog.question} close={close} />}
        {dialog?.name === 'schedule' && <ScheduleDialog row={rowOf(dialog.row.id) ?? dialog.row} close={close} />}
        {dialog?.name === 'preview' && <PreviewDialog row={rowOf(dialog.row.id) ?? dialog.row} close={close} />}
        {dialog?.name === 'tags' && <TagsDialog close={close} />}
        {dialog?.name === 'deleted' && <DeletedDialog close={close} />}
      </div>
    </DeskContext>
  )
}
