import { LineLost } from './ask-server.ts'

const first = 1000
const longest = 30_000

/**
 * Tries until it works, with growing pauses that end as soon as the line is back; `told` is called each time it did not. What
 * is no lost line would fail again the same way, and is thrown.
 */
export async function retryWhenOnline<T>(work: () => Promise<T>, told: () => void, stop?: AbortSignal): Promise<T> {
  for (let pause = first; ; pause = Math.min(pause * 2, longest)) {
    try {
      return await work()
    } catch (error) {
      if (stop?.aborted || !(error instanceof LineLost)) throw error
      told()
      await lineOrPause(pause, stop)
      if (stop?.aborted) throw error
    }
  }
}

function lineOrPause(pause: number, stop: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, pause)
    addEventListener('online', go)
    stop?.addEventListener('abort', go)
    function go() {
      clearTimeout(timer)
      removeEventListener('online', go)
      stop?.removeEventListener('abort', go)
      resolve()
    }
  })
}
