import { useEffect, useRef, type RefObject } from 'react'

type Asks<Place> = {
  /** The place where the focus came to; null where it is none, undefined where the one before still counts. */
  arrive(event: FocusEvent & { target: HTMLElement }, before: Place | null): Place | null | undefined
  /** Whether whoever points there wants to be nowhere. */
  leaves(pointedAt: Element): boolean
}

/** Where the focus was last, for whoever leads it on when what had it is gone. */
export function useLastPlace<Place>({ arrive, leaves }: Asks<Place>): RefObject<Place | null> {
  const place = useRef<Place | null>(null)
  const asks = useRef({ arrive, leaves })
  useEffect(() => {
    asks.current = { arrive, leaves }
  })
  useEffect(() => {
    const came = (event: FocusEvent) => {
      if (!(event.target instanceof HTMLElement)) return
      const next = asks.current.arrive(event as FocusEvent & { target: HTMLElement }, place.current)
      if (next !== undefined) place.current = next
    }
    const pointed = ({ target }: PointerEvent) => {
      if (target instanceof Element && asks.current.leaves(target)) place.current = null
    }
    document.addEventListener('focusin', came)
    document.addEventListener('pointerdown', pointed)
    return () => {
      document.removeEventListener('focusin', came)
      document.removeEventListener('pointerdown', pointed)
    }
  }, [])
  return place
}
