import { useEffect } from 'react'
import type { Desk } from './desk.ts'
import { useDesk } from './use-desk.ts'

/** A short message in the corner. Not read out while a panel is open whose own state line says the same; a list of things has none. */
export function ToastLine({ desk }: { desk: Desk }) {
  const { toast, view, asVisitor } = useDesk(desk)
  const quiet = view !== null && view.is !== 'list' && !asVisitor

  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => desk.hideToast(toast.id), 6_000)
    return () => clearTimeout(timer)
  }, [desk, toast])

  return (
    <output className="ed-toasts" aria-hidden={quiet}>
      {toast && (
        <span className="ed-toast" key={toast.id}>
          {toast.words}
        </span>
      )}
    </output>
  )
}
