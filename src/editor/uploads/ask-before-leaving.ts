import { useEffect, useRef } from 'react'

/** Whoever leaves the page is asked first, until what it answers is called: what is on its way would not arrive. */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

/** Whoever leaves the page while `isBusy` is asked first: what is on its way would not arrive. */
export function useAskBeforeLeaving(isBusy: () => boolean): void {
  const latest = useRef(isBusy)
  useEffect(() => void (latest.current = isBusy))
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => latest.current() && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
