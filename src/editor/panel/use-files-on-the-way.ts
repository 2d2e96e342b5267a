import { useState } from 'react'
import type { Desk } from '../desk/desk.ts'

/** The files that a form waits for, each with what leaves it out: nothing that was given is dropped without a word. */
export function useFilesOnTheWay(desk: Desk) {
  const [files] = useState(() => {
    const waiting = new Map<File, () => void>()
    return {
      any: () => waiting.size > 0,
      waitFor(file: File, leaveOut: () => void): () => void {
        waiting.set(file, leaveOut)
        return () => void waiting.delete(file)
      },
      /** Does it where nothing is waited for, or what is may be left out. */
      askFirst(work: () => void): void {
        if (waiting.size === 0) return work()
        const names = [...waiting.keys()].map(({ name }) => name)
        const asked = desk.ask({
          title: `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} not sent yet`,
          text: `${names.length === 1 ? 'It is' : 'They are'} still on the way. Closed now, ${names.length === 1 ? 'it is' : 'they are'} left out; all else stays as it is.`,
          yes: names.length === 1 ? 'Close without it' : 'Close without them',
          no: names.length === 1 ? 'Wait for it' : 'Wait for them',
        })
        void asked.then((sure) => {
          if (!sure) return
          for (const leaveOut of waiting.values()) leaveOut()
          work()
        })
      },
    }
  })
  return files
}
