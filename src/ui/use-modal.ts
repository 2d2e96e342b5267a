import { useEffect, useRef, type RefObject } from 'react'

/** The browser's own modal dialog, shown as long as its component is: focus stays in it, and goes back to where it was opened from. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const element = dialog.current
    element?.showModal()
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return dialog
}
