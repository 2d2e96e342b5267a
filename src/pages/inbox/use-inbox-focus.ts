import { useEffect, useRef, type RefObject } from 'react'
import { useLastPlace } from '../shell/use-last-place.ts'

/** Where somebody was who works by keyboard. */
interface Place {
  at: HTMLElement
  /** Which row of the list it was, if it was one. */
  row: number
  inCase: boolean
  composer: string | undefined
  /** It was switched off while its work was done, which takes the focus too. */
  wasOff: boolean
}

/** When what had the focus goes, it goes on to what is nearest: the row that came in its place, what a composer was opened from, the heading of the case. */
export function useInboxFocus(root: RefObject<HTMLElement | null>): void {
  const from = useRef<HTMLElement | null>(null)
  const placeRef = useLastPlace<Place>({
    arrive({ target, relatedTarget }, before) {
      if (!root.current?.contains(target)) return null
      const composer = target.closest<HTMLElement>('.composer')
      if (composer && !before?.composer) from.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
      return { at: target, row: -1, inCase: target.closest('.case') !== null, composer: composer?.dataset.composer, wasOff: false }
    },
    // Whoever clicks wants to be where they click, or nowhere.
    leaves: () => true,
  })

  // After everything that is drawn, since anything of it may have taken the place away.
  useEffect(() => {
    const was = placeRef.current
    const element = root.current
    if (!was || !element) return
    const rows = [...element.querySelectorAll<HTMLElement>('.inbox-rows a')]
    if (was.at.isConnected) was.row = rows.indexOf(was.at)
    was.wasOff ||= was.at.matches(':disabled')
    if (document.activeElement !== document.body) return
    // Without moving the page: what is said of the work may be shown elsewhere by now, and they have to see it.
    if (was.at.isConnected) return was.wasOff ? was.at.focus({ preventScroll: true }) : undefined
    const heading = element.querySelector<HTMLElement>('.case h2')
    const opener = element.querySelector<HTMLElement>(`[data-opens="${was.composer}"]`)
    if (was.composer) (from.current?.isConnected ? from.current : (opener ?? heading))?.focus()
    else if (was.row >= 0) (rows[Math.min(was.row, rows.length - 1)] ?? heading)?.focus()
    else if (was.inCase) heading?.focus()
  })
}
