import { useEffect, useRef } from 'react'
import { pauseBefore } from '../saving/pause-before.ts'

/** Resolves when what got no answer `lost` times in a row is to be tried again: after a pause that grows with them, or once the browser is online. */
export function whenToRetry(lost: number): Promise<void> {
  return new Promise((resolve) => void onceOnline(lost, resolve))
}

/** Calls `again` after `lost` tries in a row got no answer, by the same rule; 0 calls nothing. */
export function useRetryWhenOnline(lost: number, again: () => void): void {
  const latest = useRef(again)
  useEffect(() => void (latest.current = again))
  useEffect(() => {
    return lost === 0 ? undefined : onceOnline(lost, () => latest.current())
  }, [lost])
}

/** Returns what cancels it. */
function onceOnline(lost: number, work: () => void): () => void {
  const timer = setTimeout(go, pauseBefore(lost))
  window.addEventListener('online', go)
  function stop() {
    clearTimeout(timer)
    window.removeEventListener('online', go)
  }
  function go() {
    stop()
    work()
  }
  return stop
}
