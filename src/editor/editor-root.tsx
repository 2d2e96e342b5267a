import { createElement, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { BackToEditing, EditBar } from './on-page/edit-bar.tsx'
import type { Desk } from './desk/desk.ts'
import { loadedPanel, loadPanel } from './panel/load-panel.ts'
import { QuestionDialog } from './desk/question-dialog.tsx'
import { ToastLine } from './desk/toast-line.tsx'
import { useDesk } from './desk/use-desk.ts'

/** Everything of the editor that is not inside the page. */
export function EditorRoot({ desk }: { desk: Desk }) {
  const { view, asVisitor, question, peeking } = useDesk(desk)
  const loaded = useSyncExternalStore(loadedPanel.subscribe, loadedPanel.get)

  useLayoutEffect(() => {
    const { classList } = document.body
    classList.toggle('as-visitor', asVisitor)
    classList.toggle('ed-peeking', peeking)
  }, [asVisitor, peeking])

  useEffect(() => {
    if (!view || loaded) return
    loadPanel().catch(() => {
      desk.close()
      desk.toast('The editor could not be fetched. Check the connection and open it again.')
    })
  }, [desk, view, loaded])

  return (
    <>
      {asVisitor ? <BackToEditing desk={desk} /> : <EditBar desk={desk} />}
      {view &&
        loaded &&
        !asVisitor &&
        createElement(loaded.Panel, { desk, view, panels: loaded.panels, key: 'key' in view ? view.key : 'page' })}
      {question && <QuestionDialog question={question} />}
      <ToastLine desk={desk} />
    </>
  )
}
