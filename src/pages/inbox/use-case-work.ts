import { useCallback, useState } from 'react'
import type * as calls from '../../calls/desk-calls.ts'
import type { DeskPage } from '../../calls/desk-calls.ts'
import type { WholeCase } from '../../calls/desk-shapes.ts'
import type { BodyOf } from '../../calls/call.ts'
import { useWords } from '../../words/use-words.ts'
import { askDesk, DeskRefused } from './ask-desk.ts'

type Change =
  | typeof calls.assignCase
  | typeof calls.moveCase
  | typeof calls.holdCase
  | typeof calls.writeNote
  | typeof calls.replyToCase
  | typeof calls.tryMail
  | typeof calls.joinCases
  | typeof calls.partCase

type Needs = {
  open: WholeCase | null
  put(next: WholeCase): void
  setChanged(changed: boolean): void
  look(): Promise<void>
  setShown(change: (before: DeskPage) => DeskPage): void
}

export type CaseWork = ReturnType<typeof useCaseWork>

/** What is done with the open case, and what is said of it. */
export function useCaseWork({ open, put, setChanged, look, setShown }: Needs) {
  const words = useWords().inbox
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')

  const forget = useCallback(() => {
    setSaid('')
    setProblem('')
  }, [])

  /** True when it was done. */
  async function change<C extends Change>(
    address: Pick<C, 'method' | 'path'>,
    body: Omit<BodyOf<C>, 'id' | 'client'>,
    done: string | ((next: WholeCase) => string),
  ): Promise<boolean> {
    if (!open || busy) return false
    setBusy(true)
    forget()
    try {
      const { case: next } = (await askDesk<Change>(address, { ...body, id: open.id } as never)) as { case: WholeCase }
      put(next)
      setSaid(typeof done === 'string' ? done : done(next))
      // One's own work is no surprise: what left this state leaves the list.
      setShown((before) => ({
        ...before,
        cases: before.cases
          .filter(({ id }) => id !== next.id || next.state === open.state)
          .map((each) => (each.id === next.id ? next : each)),
      }))
      void look()
      return true
    } catch (error) {
      const conflict = error instanceof DeskRefused && error.status === 409
      if (conflict) setChanged(true)
      setProblem(conflict ? words.reply.changed : (error instanceof DeskRefused && error.message) || words.said.failed)
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, said, problem, change, forget }
}
