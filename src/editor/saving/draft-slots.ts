import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import { parseJson } from '../../fields/group.ts'
import { readWholly, type WireContent } from './read-wholly.ts'
import type { KeptDraft } from './save-state.ts'

/**
 * Unsaved work in this browser's local storage. Every opening of a section writes to a slot of its own, named after its
 * tab, so two tabs of one person never write over each other; slots of tabs that are gone are offered again.
 */
export interface DraftSlots {
  keep(draft: KeptDraft): boolean
  drop(slot: string): void
  /** Whether the slot lies under what the drafts go by now; somebody new gets a number meanwhile. */
  isHere(slot: string): boolean
  /** Drafts of this section whose tab is gone. */
  findLeft(saved: AnyContent): Promise<KeptDraft[]>
  /** Those of them that this release of the site cannot put back, as the words in them. */
  findUnreadable(saved: AnyContent): Promise<UnreadableDraft[]>
}

export type UnreadableDraft = { slot: string; words: string }

type Owner = {
  record: AnyRecord
  client: string
  username: string
  /** What its drafts go by; asked every time, since somebody new gets a number while their form is open. */
  key(): string
}

/** The drafts that this device keeps of one thing for one person. */
export function openDraftSlots({ record, client, username, key }: Owner, tab: Tab = thisTab()): DraftSlots {
  const prefixNow = () => `shelterbelt:draft:${client}:${key()}:${username}#`
  /** Where each slot lies that was written or found here. */
  const storageKeys = new Map<string, string>()
  const storageKeyNow = (slot: string) => prefixNow() + (slot.includes('.') ? slot : `${tab.name}.${slot}`)
  /** What lies here for this section and is of no tab that is open. */
  async function findKept() {
    const prefix = prefixNow()
    const alive = await tab.alive()
    return storedKeys(prefix).flatMap((storageKey) => {
      const slot = storageKey.slice(prefix.length)
      if (alive.has(slot.split('.')[0])) return []
      storageKeys.set(slot, storageKey)
      return [{ slot, text: localStorage.getItem(storageKey) }]
    })
  }

  return {
    keep(draft) {
      const [before, storageKey] = [storageKeys.get(draft.slot), storageKeyNow(draft.slot)]
      try {
        localStorage.setItem(storageKey, JSON.stringify(written(record, draft)))
        storageKeys.set(draft.slot, storageKey)
        if (before && before !== storageKey) localStorage.removeItem(before)
        return true
      } catch {
        return false
      }
    },
    drop(slot) {
      try {
        localStorage.removeItem(storageKeys.get(slot) ?? storageKeyNow(slot))
      } catch {
        // A browser that keeps nothing has nothing to forget.
      }
    },
    isHere: (slot) => (storageKeys.get(slot) ?? storageKeyNow(slot)).startsWith(prefixNow()),
    async findLeft(saved) {
      return (await findKept()).flatMap(({ slot, text }) => readDraft(record, text, slot, saved) ?? [])
    },
    async findUnreadable(saved) {
      const unreadable = (await findKept()).filter(({ slot, text }) => !readDraft(record, text, slot, saved))
      return unreadable.map(({ slot, text }) => ({ slot, words: wordsIn(draftIn(text)).join('\n') })).filter(({ words }) => words !== '')
    },
  }
}

interface Tab {
  name: string
  /** The names of all tabs that are open now, this one included. */
  alive(): Promise<Set<string>>
}

let tab: Tab | undefined

/** This tab, known to the others by a lock that goes when the tab goes. */
export function thisTab(): Tab {
  if (tab) return tab
  const name = Math.random().toString(36).slice(2, 10)
  const lock = 'shelterbelt:tab:'
  // Without locks (an address that is not secure) every other slot is offered; what it holds stays where it is until used.
  void navigator.locks?.request(lock + name, () => new Promise(() => {}))
  return (tab = {
    name,
    async alive() {
      const held = (await navigator.locks?.query())?.held ?? []
      return new Set([name, ...held.map((each) => each.name?.slice(lock.length) ?? '')])
    },
  })
}

/** The tab a draft is of: one that is gone is named before its slot. */
export const tabOf = (slot: string): string => (slot.includes('.') ? slot.split('.')[0] : thisTab().name)

/** Kept in wire shape, so that a draft outlives a change of the section's fields. */
function written(record: AnyRecord, { at, revision, base, draft, sent }: KeptDraft) {
  const told = (content: AnyContent): WireContent => ({ value: record.toWire(content), ids: record.idsOf(content) })
  const saves = sent.map((ghost) => ({ ...told(ghost.content), base: told(ghost.base) }))
  return { v: 1, at, revision, base: told(base), draft: told(draft), sent: saves }
}

/** Nothing when it cannot be read wholly: it stays in its place, for a page that can. */
function readDraft(record: AnyRecord, text: string | null, slot: string, saved: AnyContent): KeptDraft | undefined {
  try {
    const { v, at, revision, base, draft, sent } = JSON.parse(text ?? '') as ReturnType<typeof written>
    if (v !== 1 || !Number.isFinite(at) || !Number.isInteger(revision)) return undefined
    const read = (told: WireContent) => {
      const content = readWholly(record, told, saved)
      if (!content) throw new Error('from another release')
      return content
    }
    // Drafts from before each save named its base have all of them on the draft's own.
    const saves = sent.map((told: WireContent & { base?: WireContent }) => ({ base: read(told.base ?? base), content: read(told) }))
    return { slot, at, revision, base: read(base), draft: read(draft), sent: saves }
  } catch {
    return undefined
  }
}

function draftIn(text: string | null): unknown {
  const kept = parseJson(text ?? '')
  return kept !== null && typeof kept === 'object' && 'draft' in kept ? kept.draft : kept
}

/** Every text somewhere in what was kept, JSON text looked through, without what only tells its shape. */
function wordsIn(kept: unknown): string[] {
  if (typeof kept === 'string') {
    const inside = /^\s*[[{]/.test(kept) ? parseJson(kept) : undefined
    return inside === undefined ? [kept.trim()].filter(Boolean) : wordsIn(inside)
  }
  if (kept === null || typeof kept !== 'object') return []
  return Object.entries(kept).flatMap(([name, value]) => (['type', 'action', 'ids'].includes(name) ? [] : wordsIn(value)))
}

function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
