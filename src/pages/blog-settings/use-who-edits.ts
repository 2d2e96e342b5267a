import { useCallback, useEffect, useRef, useState } from 'react'
import { editingHere } from '../../calls/addresses.ts'
import type { AnswerOf } from '../../calls/call.ts'
import type * as calls from '../../calls/editing-calls.ts'
import { articleKey } from '../../nouns/articles/article-keys.ts'
import { newTabName } from '../../nouns/tab-name.ts'
import { askArticles } from './ask-articles.ts'

const againMs = 10_000

/** Asks every few seconds, while the desk is looked at, who else edits; answers whose articles those are. */
export function useWhoEdits(): (id: number) => string[] {
  const [by, setBy] = useState(new Map<string, string[]>())
  const tab = useRef('')
  const turn = useRef(0)

  const ask = useCallback(() => {
    if (document.visibilityState !== 'visible') return
    tab.current ||= newTabName()
    const saying = { tab: tab.current, open: null, drafts: [], turn: ++turn.current }
    void askArticles<typeof calls.editingHere>(editingHere, saying).then(
      ({ colleagues }) => setBy((before) => sameOr(before, byThing(colleagues))),
      // Offline: who is there is told once there is an answer again.
      () => setBy((before) => sameOr(before, new Map())),
    )
  }, [])

  useEffect(() => {
    ask()
    const asking = setInterval(ask, againMs)
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(asking)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [ask])

  return useCallback((id) => by.get(articleKey(id)) ?? [], [by])
}

type Colleagues = AnswerOf<typeof calls.editingHere>['colleagues']

/** Names by the key of what they have open or unsaved. */
function byThing(colleagues: Colleagues): Map<string, string[]> {
  const by = new Map<string, string[]>()
  for (const { name, open, drafts } of colleagues)
    for (const key of new Set([...(open ? [open] : []), ...drafts])) by.set(key, [...new Set([...(by.get(key) ?? []), name])])
  return by
}

const sameOr = (before: Map<string, string[]>, next: Map<string, string[]>) =>
  JSON.stringify([...before]) === JSON.stringify([...next]) ? before : next
