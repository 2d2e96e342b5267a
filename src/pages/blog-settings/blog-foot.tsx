import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'
import { pageNumbers } from '../parts/page-numbers.ts'
import { deskAddress } from './desk-address.ts'
import { useArticleDesk } from './desk-context.ts'

/** Which of all are shown, and the way to the others: one page at each end, two in a row around the one shown. */
export function BlogFoot({ turnTo, rowsPerPage }: { turnTo(page: number): Promise<void>; rowsPerPage: number }) {
  const words = useWords().blogSettings.list
  const { asked, shown, state, isLong } = useArticleDesk().list
  const { page, pages, count, rows } = shown
  const first = (page - 1) * rowsPerPage + 1

  const link = (to: number, label: string, children: ReactNode, rel?: 'prev' | 'next') => (
    <a
      href={deskAddress({ ...asked, page: String(to) })}
      rel={rel}
      aria-label={label}
      aria-current={to === page ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void turnTo(to)
      }}
    >
      {children}
    </a>
  )

  return (
    <footer className="blogs-foot">
      {/* Hidden until it is loaded; what takes long says so. */}
      <output className="num">
        {state === 'ready' && count > 0 && words.counted(first, first + rows.length - 1, count)}
        {state === 'loading' && isLong && words.loading}
      </output>
      {pages > 1 && (
        <nav aria-label={words.pages}>
          {page > 1 ? link(page - 1, words.previous, <Icon name="left" />, 'prev') : <Off name="left" />}
          <ol className="num">
            {pageNumbers(page, pages).map((number, index, all) => (
              <li key={number ?? `gap after ${all[index - 1]}`}>
                {number === null ? <span>…</span> : link(number, `${words.page} ${number}`, number)}
              </li>
            ))}
          </ol>
          {page < pages ? link(page + 1, words.next, <Icon name="right" />, 'next') : <Off name="right" />}
        </nav>
      )}
    </footer>
  )
}

function Off({ name }: { name: 'left' | 'right' }) {
  return (
    <span className="blogs-off" aria-hidden="true">
      <Icon name={name} />
    </span>
  )
}
