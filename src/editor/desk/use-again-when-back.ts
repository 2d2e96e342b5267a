import { useEffect, useRef } from 'react'
import { pauseBefore } from '../saving/pause-before.ts'

/** Does `again` what got no answer `lost` times in a row: after a pause that grows with them, and at once when the browser has its line back. */
export function useAgainWhenBack(lost: number, again: () => void): void {
  const latest = useRef(again)
  useEffect(() => void (latest.current = again))
  useEffect(() => {
    if (lost === 0) return
    const timer = setTimeout(go, pauseBefore(lost))
    window.addEventListener('online', go)
    function stop() {
      clearTimeout(timer)
      window.removeEventListener('online', go)
    }
    function go() {
      stop()
      latest.current()
    }
    return stop
  }, [lost])
}
