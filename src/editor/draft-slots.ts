import type { AnyContent, AnySection } from '../content/section.ts'
import { readWholly, type Told } from './read-wholly.ts'
import type { KeptDraft } from './save-state.ts'

/**
 * Unsaved work in this browser's local storage. Every opening of a section writes to a slot of its own, named after its
 * tab, so two tabs of one person never write over each other; slots of tabs that are gone are offered again.
 */
export interface DraftSlots {
  keep(draft: KeptDraft): boolean
  drop(slot: string): void
  /** Drafts of this section whose tab is gone. */
  findLeft(saved: AnyContent): Promise<KeptDraft[]>
}

type Owner = { section: AnySection; client: string; username: string }

export function openDraftSlots({ section, client, username }: Owner, tab: Tab = thisTab()): DraftSlots {
  const prefix = `shelterbelt:draft:${client}:${section.key}:${username}#`
  const keyOf = (slot: string) => (slot.includes('.') ? prefix + slot : `${prefix}${tab.name}.${slot}`)
  return {
    keep(draft) {
      try {
        localStorage.setItem(keyOf(draft.slot), JSON.stringify(written(section, draft)))
        return true
      } catch {
        return false
      }
    },
    drop(slot) {
      try {
        localStorage.removeItem(keyOf(slot))
      } catch {
        // A browser that keeps nothing has nothing to forget.
      }
    },
    async findLeft(saved) {
      const alive = await tab.alive()
      return storedKeys(prefix).flatMap((key) => {
        const slot = key.slice(prefix.length)
        const draft = alive.has(slot.split('.')[0]) ? undefined : readDraft(section, localStorage.getItem(key), slot, saved)
        return draft ? [draft] : []
      })
    },
  }
}

export interface Tab {
  name: string
  /** The names of all tabs that are open now, this one included. */
  alive(): Promise<Set<string>>
}

let tab: Tab | undefined

/** This tab, known to the others by a lock that goes when the tab goes. */
function thisTab(): Tab {
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

/** Kept in wire shape, so that a draft outlives a change of the section's fields. */
function written(section: AnySection, { at, revision, base, draft, sent }: KeptDraft) {
  const told = (content: AnyContent): Told => ({ value: section.toWire(content), ids: section.idsOf(content) })
  const saves = sent.map((ghost) => ({ ...told(ghost.content), base: told(ghost.base) }))
  return { v: 1, at, revision, base: told(base), draft: told(draft), sent: saves }
}

/** Nothing when it cannot be read wholly: it stays in its place, for a page that can. */
function readDraft(section: AnySection, text: string | null, slot: string, saved: AnyContent): KeptDraft | undefined {
  try {
    const { v, at, revision, base, draft, sent } = JSON.parse(text ?? '') as ReturnType<typeof written>
    if (v !== 1 || !Number.isFinite(at) || !Number.isInteger(revision)) return undefined
    const read = (told: Told) => {
      const content = readWholly(section, told, saved)
      if (!content) throw new Error('from another release')
      return content
    }
    // Drafts from before each save named its base have all of them on the draft's own.
    const saves = sent.map((told: Told & { base?: Told }) => ({ base: read(told.base ?? base), content: read(told) }))
    return { slot, at, revision, base: read(base), draft: read(draft), sent: saves }
  } catch {
    return undefined
  }
}

function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
