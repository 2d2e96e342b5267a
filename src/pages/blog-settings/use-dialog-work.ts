import { useRef, useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { reasonOf } from './ask-articles.ts'

export type DialogWork = ReturnType<typeof useDialogWork>

/** What a dialog does one after the other, and what it says of it: the page behind it is silent while it is open. */
export function useDialogWork() {
  const words = useWords().blogSettings
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const [said, setSaid] = useState<{ text: string; undo?: () => void } | null>(null)
  const [problem, setProblem] = useState('')

  /** True when it was done; what the work answers is said. */
  async function run(work: () => Promise<string | { text: string; undo?: () => void }>): Promise<boolean> {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    setSaid(null)
    setProblem('')
    try {
      const done = await work()
      setSaid(typeof done === 'string' ? { text: done } : done)
      return true
    } catch (error) {
      setProblem(reasonOf(error, words))
      return false
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  return { busy, said, problem, run }
}
