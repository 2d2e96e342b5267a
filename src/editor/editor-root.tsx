import { lazy, Suspense, useLayoutEffect } from 'react'
import { BackToEditing, EditBar } from './edit-bar.tsx'
import type { Desk } from './desk.ts'
import { loadPanel } from './load-panel.ts'
import { QuestionDialog } from './question-dialog.tsx'
import { ToastLine } from './toast-line.tsx'
import { useDesk } from './use-desk.ts'

const EditPanel = lazy(() => loadPanel().then(({ EditPanel: panel }) => ({ default: panel })))

/** Everything of the editor that does not stand inside the page. */
export function EditorRoot({ desk }: { desk: Desk }) {
  const { view, asVisitor, question, peeking } = useDesk(desk)

  useLayoutEffect(() => {
    const { classList } = document.body
    classList.toggle('as-visitor', asVisitor)
    classList.toggle('ed-peeking', peeking)
  })

  return (
    <>
      {asVisitor ? <BackToEditing desk={desk} /> : <EditBar desk={desk} />}
      {view && (
        <Suspense fallback={null}>
          <div hidden={asVisitor}>
            <EditPanel desk={desk} view={view} key={'key' in view ? view.key : 'page'} />
          </div>
        </Suspense>
      )}
      {question && <QuestionDialog question={question} />}
      <ToastLine desk={desk} />
    </>
  )
}
