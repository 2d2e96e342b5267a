import { useCallback, useMemo, useRef, useState } from 'react'
import type { ArticleDeskAsked } from '../../nouns/articles/article-desk.ts'
import { useWords } from '../../words/use-words.ts'
import { BlogFilters } from './blog-filters.tsx'
import { BlogFoot } from './blog-foot.tsx'
import { BlogSearch } from './blog-search.tsx'
import { BlogTable } from './blog-table.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { isFiltered } from './desk-address.ts'
import { useArticleDesk } from './desk-context.ts'
import { LoadFailed } from './load-failed.tsx'

/** All articles, ten at a time: searched, filtered, and worked on one by one or many at once. */
export function BlogList() {
  const words = useWords().blogSettings
  const { list } = useArticleDesk()
  const { asked, shown, state } = list
  const heading = useRef<HTMLHeadingElement>(null)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  // What is out of sight is not chosen: nothing is done to what nobody sees.
  const chosenRows = useMemo(() => shown.rows.filter(({ id }) => chosen.has(id)), [shown.rows, chosen])

  const choose = useCallback((ids: readonly number[], on: boolean) => {
    setChosen((before) => {
      const next = new Set(before)
      for (const id of ids)
        if (on) next.add(id)
        else next.delete(id)
      return next
    })
  }, [])

  /** What had the focus goes with them. */
  const chooseNone = useCallback(() => {
    setChosen(new Set())
    heading.current?.focus()
  }, [])

  const show = useCallback(
    async (next: ArticleDeskAsked) => {
      setChosen(new Set())
      return list.show(next)
    },
    [list],
  )

  /** Another page begins where its list does. */
  const turnTo = useCallback(
    async (page: number) => {
      if (!(await show({ ...asked, page: String(page) }))) return
      heading.current?.focus()
      heading.current?.scrollIntoView({ block: 'start' })
    },
    [asked, show],
  )

  return (
    <section className="blogs-card blogs-list" aria-labelledby="blogs-heading" aria-busy={state === 'loading'}>
      <header className="blogs-list-head">
        <h2 id="blogs-heading" tabIndex={-1} ref={heading}>
          {words.list.heading}
        </h2>
        <BlogSearch show={show} />
        <BlogFilters show={show} />
      </header>
      {chosenRows.length > 0 && <BulkBar rows={chosenRows} chooseNone={chooseNone} />}
      {state === 'failed' && <LoadFailed why={words.list.failed} again={() => list.show(asked)} />}
      {shown.rows.length > 0 ? (
        <BlogTable rows={shown.rows} first={(shown.page - 1) * rowsPerPage + 1} chosen={chosen} choose={choose} />
      ) : (
        state !== 'failed' && (
          <div className="blogs-none">
            <p>{words.list.none}</p>
            {(isFiltered(asked) || asked.search) && <p className="fine">{words.list.noneHint}</p>}
          </div>
        )
      )}
      <BlogFoot turnTo={turnTo} rowsPerPage={rowsPerPage} />
    </section>
  )
}

/** The source's own number. */
const rowsPerPage = 10
