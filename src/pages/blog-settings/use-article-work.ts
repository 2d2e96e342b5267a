import { useCallback, useRef, useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { reasonOf, wasChanged } from './ask-articles.ts'
import type { Said } from './desk-context.ts'

/** The actions in progress at the desk, and what is said of the last one. */
export function useArticleWork(look: () => Promise<void>) {
  const words = useWords().blogSettings
  const [busy, setBusy] = useState<readonly string[]>([])
  const underWay = useRef(new Set<string>())
  const [said, say] = useState<Said | null>(null)

  const run = useCallback(
    async (name: string, work: () => Promise<Said>) => {
      if (underWay.current.has(name)) return
      underWay.current.add(name)
      setBusy([...underWay.current])
      say(null)
      try {
        const done = await work()
        await look()
        say(done)
      } catch (error) {
        if (wasChanged(error)) await look()
        say({ text: reasonOf(error, words), problem: true })
      } finally {
        underWay.current.delete(name)
        setBusy([...underWay.current])
      }
    },
    [look, words],
  )

  const isBusy = useCallback((name: string) => busy.includes(name), [busy])
  return { said, say, run, isBusy }
}
