import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { pageNumbers } from './page-numbers.ts'
import { useWords } from '../../words/use-words.ts'
import './page-links.css'

type Props = { page: number; pages: number; label: string; addressOf(page: number): string }

/** The pages of a list: one at each end, two in a row around the one shown. */
export function PageLinks({ page, pages, label, addressOf }: Props) {
  const words = useWords().parts.pageLinks
  return (
    <nav className="pages" aria-label={label}>
      <Step to={page > 1 ? addressOf(page - 1) : undefined} rel="prev">
        <Icon name="left" />
        <span>{words.previous}</span>
      </Step>
      <ol className="num">
        {pageNumbers(page, pages).map((number, index, all) =>
          number === null ? (
            <li key={`gap after ${all[index - 1]}`}>
              <span>…</span>
            </li>
          ) : (
            <li key={number}>
              <a
                href={addressOf(number)}
                data-search
                aria-current={number === page ? 'page' : undefined}
                aria-label={`${words.page} ${number}`}
              >
                {number}
              </a>
            </li>
          ),
        )}
      </ol>
      <Step to={page < pages ? addressOf(page + 1) : undefined} rel="next">
        <span>{words.next}</span>
        <Icon name="right" />
      </Step>
    </nav>
  )
}

function Step({ to, rel, children }: { to: string | undefined; rel: 'prev' | 'next'; children: ReactNode }) {
  return to ? (
    <a className="pages-step" href={to} rel={rel} data-search>
      {children}
    </a>
  ) : (
    <span className="pages-step pages-off" aria-hidden="true">
      {children}
    </span>
  )
}
