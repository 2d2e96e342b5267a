import { useCallback, useEffect, useRef, useState } from 'react'
import { articleDesk } from '../../calls/addresses.ts'
import type * as calls from '../../calls/articles/article-desk-calls.ts'
import type { ArticleDeskPage, ArticleDeskAsked } from '../../nouns/articles/article-desk.ts'
import { askArticles } from './ask-articles.ts'
import { deskAddress } from './desk-address.ts'

const loadingIsSaidAfter = 1000

/** The list as it is shown, and what it is asked for. */
export function useArticles(first: ArticleDeskPage, firstAsked: ArticleDeskAsked) {
  const [asked, setAsked] = useState(firstAsked)
  const [shown, setShown] = useState(first)
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')
  const [isLong, setLong] = useState(false)
  const turn = useRef(0)

  /** Loads another list in place of this one; true when it is shown. */
  const show = useCallback(async (next: ArticleDeskAsked): Promise<boolean> => {
    const mine = ++turn.current
    setAsked(next)
    setState('loading')
    setLong(false)
    history.replaceState(history.state, '', deskAddress(next))
    try {
      const page = await askArticles<typeof calls.articleDesk>(articleDesk, next)
      if (mine !== turn.current) return false
      setShown(page)
      // A page that is past the end is the last one.
      setAsked({ ...next, page: String(page.page) })
      history.replaceState(history.state, '', deskAddress({ ...next, page: String(page.page) }))
      setState('ready')
      return true
    } catch {
      if (mine === turn.current) setState('failed')
      return false
    }
  }, [])

  /** Reads the list again, silently: what did not change stays in its place. */
  const look = useCallback(async () => {
    const mine = turn.current
    const page = await askArticles<typeof calls.articleDesk>(articleDesk, asked).catch(() => null)
    if (page && mine === turn.current) setShown(page)
  }, [asked])

  // The source says "Loading..." once it takes a second.
  useEffect(() => {
    if (state !== 'loading') return
    const waiting = setTimeout(() => setLong(true), loadingIsSaidAfter)
    return () => clearTimeout(waiting)
  }, [state])

  // Whoever comes back from the editor in another tab sees what was done there.
  useEffect(() => {
    const back = () => document.visibilityState === 'visible' && void look()
    document.addEventListener('visibilitychange', back)
    addEventListener('pageshow', back)
    return () => {
      document.removeEventListener('visibilitychange', back)
      removeEventListener('pageshow', back)
    }
  }, [look])

  return { asked, shown, state, isLong, show, look, setShown }
}
