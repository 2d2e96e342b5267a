import { useEffect, useRef, useState } from 'react'
import { assignCase, moveCase } from '../../calls/addresses.ts'
import type { DeskAsked, DeskPage } from '../../calls/desk-calls.ts'
import type { WholeCase } from '../../calls/desk-shapes.ts'
import { useWords } from '../../words/use-words.ts'
import { CaseView } from './case-view.tsx'
import type { ComposerName } from './composers.tsx'
import { useDraftsAsk } from './desk-drafts.ts'
import { inboxAddress } from './inbox-address.ts'
import { InboxHead } from './inbox-head.tsx'
import { InboxList } from './inbox-list.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import { useClock, useDeskList } from './use-desk-list.ts'
import { useDeskNews } from './use-desk-news.ts'
import { useCaseWork } from './use-case-work.ts'
import { useInboxFocus } from './use-inbox-focus.ts'
import { useOpenCase } from './use-open-case.ts'

type First = { asked: DeskAsked; list: DeskPage; open: WholeCase | null; missing: boolean }

/** The list of cases on the left, the open one on the right. */
export function Inbox({ first }: { first: First }) {
  const words = useWords().inbox
  const list = useDeskList(first.list, first.asked)
  const theCase = useOpenCase(first.open, first.missing)
  const { open } = theCase
  const [composer, setComposer] = useState<ComposerName | null>(null)
  const [helping, setHelping] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const now = useClock(list.shown.asOf)

  const work = useCaseWork({ open, put: theCase.put, setChanged: theCase.setChanged, look: list.look, setShown: list.setShown })
  const cut = useDeskNews(({ what, id, own }) => {
    void list.look()
    if (what === 'missed' && open) void theCase.stay(open.id)
    if (id !== open?.id || own) return
    if (what === 'changed') theCase.setChanged(true)
    else if (open) void theCase.stay(open.id)
  })

  async function openCase(id: number): Promise<void> {
    setComposer(null)
    work.forget()
    const read = await theCase.read(id)
    history.replaceState(history.state, '', inboxAddress(list.asked, id))
    if (read)
      list.setShown((before) => ({ ...before, cases: before.cases.map((each) => (each.id === id ? { ...each, unread: false } : each)) }))
  }

  const links = () => [...(root.current?.querySelectorAll<HTMLElement>('.inbox-rows a') ?? [])]
  function go(step: number): void {
    const all = links()
    const at = all.findIndex((link) => link === document.activeElement || link.ariaCurrent === 'true')
    all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus()
  }

  const isOpen = open !== null && (open.state === 'new' || open.state === 'assigned')
  useDeskKeys({
    j: () => go(1),
    k: () => go(-1),
    a: () => isOpen && void work.change(assignCase, { to: 'me' }, words.said.assigned),
    d: () => isOpen && void work.change(moveCase, { to: 'done' }, words.said.done),
    r: () => open?.sender.email && open.state !== 'spam' && setComposer('reply'),
    n: () => open && setComposer('note'),
    '/': () => root.current?.querySelector<HTMLElement>('#inbox-search')?.focus(),
    '?': () => setHelping(true),
  })

  useDraftsAsk()
  useInboxFocus(root)

  // Alive from here on; what needs a script is shown once there is one.
  useEffect(() => void root.current?.setAttribute('data-alive', ''), [])

  return (
    <div className="inbox" ref={root} data-open={open !== null || theCase.state !== 'ready' || undefined}>
      <InboxHead list={list} cut={cut} showKeys={() => setHelping(true)} />
      <div className="inbox-panes">
        <InboxList list={list} now={now} openId={open?.id ?? null} open={(id) => void openCase(id)} />
        <CaseView
          theCase={theCase}
          work={work}
          list={list}
          now={now}
          composer={composer}
          setComposer={setComposer}
          open={(id) => void openCase(id)}
        />
      </div>
      {helping && <KeysDialog close={() => setHelping(false)} />}
    </div>
  )
}
