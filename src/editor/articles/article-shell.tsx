import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { isSaveKey } from '../on-page/shortcuts.ts'
import { editorSlot } from '../../nouns/articles/opened-article.ts'
import type { ShellProps } from '../panel/panel-shell.tsx'

/** The form on the page itself, in the place the page keeps for it, not docked beside it. */
export function ArticleShell({ tools, onSave, children, foot }: ShellProps) {
  const [slot] = useState(() => document.getElementById(editorSlot))
  const form = useRef<HTMLElement>(null)

  // The title has the focus at first, and again after the history.
  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true }), [])

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!isSaveKey(event)) return
      event.preventDefault()
      onSave()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  if (!slot) return null
  return createPortal(
    <section className="ed-root ed-article" aria-label="Blog" ref={form}>
      <div className="ed-row ed-article-tools">{tools}</div>
      {children}
      <div className="ed-foot ed-article-foot">{foot}</div>
    </section>,
    slot,
  )
}
