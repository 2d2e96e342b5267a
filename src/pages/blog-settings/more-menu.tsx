import { useEffect, useRef } from 'react'
import type { ArticleRow } from '../../nouns/articles/article-desk.ts'
import { useWords } from '../../words/use-words.ts'
import { MoreIcon } from './desk-icons.tsx'
import { useArticleDesk } from './desk-context.ts'
import type { RowWork } from './use-row-work.ts'

/** What is done to one article less often. It folds away by Esc, and as soon as somebody is elsewhere. */
export function MoreMenu({ row, work }: { row: ArticleRow; work: RowWork }) {
  const words = useWords().blogSettings.row
  const { open } = useArticleDesk()
  const menu = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const elsewhere = ({ target }: Event) => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target)) menu.current.open = false
    }
    document.addEventListener('pointerdown', elsewhere)
    document.addEventListener('focusin', elsewhere)
    const element = menu.current
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && element?.open) foldMenu(element)
    }
    element?.addEventListener('keydown', press)
    return () => {
      element?.removeEventListener('keydown', press)
      document.removeEventListener('pointerdown', elsewhere)
      document.removeEventListener('focusin', elsewhere)
    }
  }, [])

  const item = (label: string, run: () => void) => (
    <li>
      <button
        type="button"
        onClick={() => {
          // First, so that a dialog gives the focus back to what unfolds it.
          if (menu.current) foldMenu(menu.current)
          run()
        }}
      >
        {label}
      </button>
    </li>
  )

  return (
    <details className="blogs-more needs-script" ref={menu}>
      <summary className="blogs-icon" aria-label={words.more(row.title)}>
        <MoreIcon />
      </summary>
      <ul>
        {row.address && (
          <li>
            <a href={row.address}>{words.view}</a>
          </li>
        )}
        {item(words.schedule, () => open({ name: 'schedule', row }))}
        {item(words.preview, () => open({ name: 'preview', row }))}
        {item(words.duplicate, work.duplicate)}
        {item(words.remove, work.remove)}
      </ul>
    </details>
  )
}

function foldMenu(menu: HTMLDetailsElement): void {
  menu.open = false
  menu.querySelector('summary')?.focus()
}
