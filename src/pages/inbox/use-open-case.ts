import { useCallback, useEffect, useState } from 'react'
import { keepCaseOpen, openCase } from '../../calls/addresses.ts'
import type * as calls from '../../calls/desk-calls.ts'
import type { WholeCase } from '../../calls/desk-shapes.ts'
import { askDesk, DeskRefused } from './ask-desk.ts'

const againMs = 20_000

/** The case beside the list, and who else has it open. */
export function useOpenCase(first: WholeCase | null, firstMissing: boolean) {
  const [open, setOpen] = useState(first)
  const [others, setOthers] = useState(first?.openBy ?? [])
  const [changed, setChanged] = useState(false)
  const [state, setState] = useState<'ready' | 'loading' | 'missing' | 'failed'>(firstMissing ? 'missing' : 'ready')
  const id = open?.id ?? null

  /** Puts a case as it is now in the place of the one shown. */
  const put = useCallback((next: WholeCase) => {
    setOpen(next)
    setOthers(next.openBy)
    setChanged(false)
    setState('ready')
  }, [])

  const read = useCallback(
    async (wanted: number): Promise<WholeCase | null> => {
      setState('loading')
      try {
        const { case: next } = await askDesk<typeof calls.openCase>(openCase, { id: wanted })
        put(next)
        return next
      } catch (error) {
        setState(error instanceof DeskRefused && error.status === 404 ? 'missing' : 'failed')
        return null
      }
    },
    [put],
  )

  /** Reports that it is still open, and asks who else has it open. */
  const stay = useCallback(async (wanted: number) => {
    const said = await askDesk<typeof calls.keepCaseOpen>(keepCaseOpen, { id: wanted, open: true }).catch(() => null)
    if (said) setOthers(said.openBy)
  }, [])

  useEffect(() => {
    if (id === null) return
    const staying = setInterval(() => void stay(id), againMs)
    const leave = () => {
      const body = new Blob([JSON.stringify({ id, open: false })], { type: 'application/json' })
      navigator.sendBeacon(keepCaseOpen.path, body)
    }
    addEventListener('pagehide', leave)
    return () => {
      clearInterval(staying)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [id, stay])

  return { open, others, changed, state, put, read, stay, setChanged }
}
