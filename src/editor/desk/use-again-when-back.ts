import { useEffect, useRef } from 'react'
import { pauseBefore } from '../saving/pause-before.ts'

/** Comes true when what got no answer `lost` times in a row may be tried again: after a pause that grows with them, or once there is a line. */
export function backAgain(lost: number): Promise<void> {
  return new Promise((resolve) => void onceBack(lost, resolve))
}

/** Does `again` what got no answer `lost` times in a row: after a pause that grows with them, and at once when the browser has its line back. */
export function useAgainWhenBack(lost: number, again: () => void): void {
  const latest = useRef(again)
  useEffect(() => void (latest.current = again))
  useEffect(() => {
    return lost === 0 ? undefined : onceBack(lost, () => latest.current())
  }, [lost])
}

/** Answers how to call it off. */
function onceBack(lost: number, work: () => void): () => void {
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
