import { useEffect, useSyncExternalStore } from 'react'
import { deskDraftSlot } from '../../nouns/forms/desk-draft-slot.ts'

/** What somebody began to write about a case; without a subject the usual one is meant. */
interface CaseDraft {
  subject?: string
  reply: string
  note: string
}

const nothing: CaseDraft = { reply: '', note: '' }
const none: Record<number, CaseDraft> = {}
let drafts: Record<number, CaseDraft> | undefined
const hearing = new Set<() => void>()

/** What was begun about this case, kept in this tab while other cases are open and over a reload. */
export function useCaseDraft(id: number): CaseDraft {
  return useSyncExternalStore(hear, all, () => none)[id] ?? nothing
}

/** Keeps what is written about a case for this tab. */
export function keepDraft(id: number, change: Partial<CaseDraft>): void {
  const { [id]: before = nothing, ...others } = all()
  const next = { ...before, ...change }
  drafts = next.reply || next.note || next.subject !== undefined ? { ...others, [id]: next } : others
  try {
    sessionStorage.setItem(deskDraftSlot, JSON.stringify(drafts))
  } catch {
    // Without storage it is kept until the page is left, which asks first.
  }
  for (const tell of hearing) tell()
}

/** Asks before the page is left with something that was not sent. */
export function useDraftsAsk(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (Object.values(all()).some(({ reply, note }) => reply.trim() || note.trim())) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}

function all(): Record<number, CaseDraft> {
  if (drafts) return drafts
  try {
    drafts = (JSON.parse(sessionStorage.getItem(deskDraftSlot) ?? 'null') as typeof none | null) ?? none
  } catch {
    drafts = none
  }
  return drafts
}

function hear(tell: () => void): () => void {
  hearing.add(tell)
  return () => hearing.delete(tell)
}
