import { useRef, useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { reasonOf } from './ask-articles.ts'

export type DialogWork = ReturnType<typeof useDialogWork>

/** The actions of a dialog, one at a time, and what it says of them: the page behind it cannot say anything. */
export function useDialogWork() {
  const words = useWords().blogSettings
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const [said, setSaid] = useState<{ text: string; undo?: () => void } | null>(null)
  const [problem, setProblem] = useState('')

  /** True when it was done; what the work returns is said. */
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
