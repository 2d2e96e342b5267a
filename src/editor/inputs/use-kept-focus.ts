import { useEffect, useRef, type RefObject } from 'react'

/** A button that goes with what it did leaves whoever pressed it at `place`: `stage` is another word whenever its buttons are others. */
export function useKeptFocus(place: RefObject<HTMLElement | null>, stage: string): void {
  const before = useRef(stage)
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [place, stage])
}
