import { createElement, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { BackToEditing, EditBar } from './edit-bar.tsx'
import type { Desk } from './desk.ts'
import { loadedPanel, loadPanel } from './load-panel.ts'
import { QuestionDialog } from './question-dialog.tsx'
import { ToastLine } from './toast-line.tsx'
import { useDesk } from './use-desk.ts'

/** Everything of the editor that does not stand inside the page. */
export function EditorRoot({ desk }: { desk: Desk }) {
  const { view, asVisitor, question, peeking } = useDesk(desk)
  const panel = useSyncExternalStore(loadedPanel.subscribe, loadedPanel.get)

  useLayoutEffect(() => {
    const { classList } = document.body
    classList.toggle('as-visitor', asVisitor)
    classList.toggle('ed-peeking', peeking)
  }, [asVisitor, peeking])

  useEffect(() => {
    if (!view || panel) return
    loadPanel().catch(() => {
      desk.close()
      desk.toast('The editor could not be fetched. Check the connection and open it again.')
    })
  }, [desk, view, panel])

  return (
    <>
      {asVisitor ? <BackToEditing desk={desk} /> : <EditBar desk={desk} />}
      {view && panel && !asVisitor && createElement(panel, { desk, view, key: 'key' in view ? view.key : 'page' })}
      {question && <QuestionDialog question={question} />}
      <ToastLine desk={desk} />
    </>
  )
}
