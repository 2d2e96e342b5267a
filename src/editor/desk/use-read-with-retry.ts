import { useCallback, useEffect, useRef, useState } from 'react'
import { useRetryWhenOnline } from './use-retry-when-online.ts'

/**
 * Reads what a panel shows, and again once there is a connection, as often as nobody answered (then it has `isLost`). `take` is told of each reading, unless the
 * panel has closed or reads something else by then. `read` answers whatever happens; another `read` begins anew.
 */
export function useReadWithRetry<R extends object>(read: () => Promise<R>, take: (answer: R) => void): void {
  const [lost, setLost] = useState(0)
  const latest = useRef(take)
  useEffect(() => void (latest.current = take))

  /** What it returns cancels the reading. */
  const begin = useCallback(() => {
    let wanted = true
    void read().then((answer) => {
      if (!wanted) return
      latest.current(answer)
      setLost((before) => ('isLost' in answer ? before + 1 : 0))
    })
    return () => {
      wanted = false
    }
  }, [read])
  useEffect(begin, [begin])
  useRetryWhenOnline(lost, begin)
}
