import { useCallback, useEffect, useRef, useState } from 'react'
import { listCases } from '../../calls/addresses.ts'
import type * as calls from '../../calls/desk-calls.ts'
import type { DeskAsked, DeskPage } from '../../calls/desk-calls.ts'
import { askDesk } from './ask-desk.ts'
import { goneFrom } from './gone-from-list.ts'

const askList = (asked: DeskAsked) => askDesk<typeof calls.listCases>(listCases, asked)

/** The list as it is shown: what arrives meanwhile waits until it is asked for, so that nothing moves under a reader's eyes. */
export function useDeskList(first: DeskPage, firstAsked: DeskAsked) {
  const [asked, setAsked] = useState(firstAsked)
  const [shown, setShown] = useState(first)
  const [fresh, setFresh] = useState<DeskPage | null>(null)
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const turn = useRef(0)

  /** Loads another list in place of this one. */
  const show = useCallback(async (next: DeskAsked) => {
    const mine = ++turn.current
    setAsked(next)
    setState('loading')
    try {
      const page = await askList(next)
      if (mine !== turn.current) return
      setShown(page)
      setFresh(null)
      setState('ready')
    } catch {
      if (mine === turn.current) setState('failed')
    }
  }, [])

  const loadMore = useCallback(async () => {
    if (!shown.next) return
    const mine = ++turn.current
    setState('loading')
    try {
      const page = await askList({ ...asked, after: shown.next })
      if (mine !== turn.current) return
      setShown({ ...page, cases: [...shown.cases, ...page.cases] })
      setState('ready')
    } catch {
      if (mine === turn.current) setState('failed')
    }
  }, [asked, shown])

  /** Reads what is new, updates the rows that are shown in place, and counts those that are not shown. */
  const look = useCallback(async () => {
    const mine = turn.current
    const page = await askList({ ...asked, after: '' }).catch(() => null)
    if (!page || mine !== turn.current) return
    const now = new Map(page.cases.map((each) => [each.id, each]))
    setShown((before) => ({ ...before, counts: page.counts, asOf: page.asOf, cases: before.cases.map((each) => now.get(each.id) ?? each) }))
    setFresh(page)
  }, [asked])

  const showFresh = useCallback(() => {
    if (fresh) setShown(fresh)
    setFresh(null)
  }, [fresh])

  const known = new Set(shown.cases.map(({ id }) => id))
  const arrived = fresh ? fresh.cases.filter(({ id }) => !known.has(id)).length : 0
  const gone = goneFrom(shown.cases, fresh, asked)
  return { asked, shown, state, arrived, gone, show, loadMore, look, showFresh, setShown }
}

/** The time of the server, going on from what it said. */
export function useClock(asOf: string): number {
  const [now, setNow] = useState(Date.parse(asOf))
  useEffect(() => {
    const ahead = Date.parse(asOf) - Date.now()
    const tick = () => setNow(Date.now() + ahead)
    tick()
    const ticking = setInterval(tick, 30_000)
    return () => clearInterval(ticking)
  }, [asOf])
  return now
}
