import { useEffect, type RefObject } from 'react'
import { useLastPlace } from '../shell/use-last-place.ts'

/** When what had the focus is gone, a row that was deleted or a button that has done its work, the focus goes on to what is nearest. */
export function useKeptPlace(root: RefObject<HTMLElement | null>): void {
  const placeRef = useLastPlace<{ row: string; at: number }>({
    arrive({ target }) {
      if (target.closest('dialog')) return undefined
      if (!root.current?.contains(target)) return null
      const row = target.closest<HTMLElement>('[data-row]')
      const rows = [...root.current.querySelectorAll<HTMLElement>('[data-row]')]
      return { row: row?.dataset.row ?? '', at: row ? rows.indexOf(row) : -1 }
    },
    leaves: (at) => !at.closest('button, a, input, select, summary, label, dialog'),
  })

  // After everything that is drawn, since anything of it may have taken the place away.
  useEffect(() => {
    const was = placeRef.current
    if (!was || document.activeElement !== document.body) return
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const near = rows.find((row) => row.dataset.row === was.row) ?? (was.at >= 0 ? rows[Math.min(was.at, rows.length - 1)] : undefined)
    const heading = root.current?.querySelector<HTMLElement>('#blogs-heading')
    ;(near?.querySelector<HTMLElement>('.blogs-title') ?? heading)?.focus()
  })
}
