import { useEffect, useRef } from 'react'

/** Asks before the page is left, until what it returns is called: a pending upload would be lost. */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

/** Asks before the page is left while `isBusy`: a pending upload would be lost. */
export function useAskBeforeLeaving(isBusy: () => boolean): void {
  const latest = useRef(isBusy)
  useEffect(() => void (latest.current = isBusy))
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => latest.current() && event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}
