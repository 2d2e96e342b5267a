import { useEffect, useRef, type RefObject } from 'react'

/** When what had the focus is gone, a row that was deleted or a button that has done its work, the focus goes on to what is nearest. */
export function useKeptPlace(root: RefObject<HTMLElement | null>): void {
  const place = useRef<{ row: string; at: number } | null>(null)

  useEffect(() => {
    const arrive = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target.closest('dialog')) return
      const row = target.closest<HTMLElement>('[data-row]')
      const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      place.current = root.current?.contains(target) ? { row: row?.dataset.row ?? '', at: row ? rows.indexOf(row) : -1 } : null
    }
    // Whoever clicks beside everything wants to be nowhere.
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest('button, a, input, select, summary, label, dialog')) place.current = null
    }
    document.addEventListener('focusin', arrive)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('focusin', arrive)
      document.removeEventListener('pointerdown', leave)
    }
  }, [root])

  // After everything that is drawn, since anything of it may have taken the place away.
  useEffect(() => {
    const was = place.current
    if (!was || document.activeElement !== document.body) return
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const near = rows.find((row) => row.dataset.row === was.row) ?? (was.at >= 0 ? rows[Math.min(was.at, rows.length - 1)] : undefined)
    const heading = root.current?.querySelector<HTMLElement>('#blogs-heading')
    ;(near?.querySelector<HTMLElement>('.blogs-title') ?? heading)?.focus()
  })
}
