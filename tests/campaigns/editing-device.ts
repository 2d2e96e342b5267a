import { openDraftSlots } from '../../src/editor/saving/draft-slots.ts'
import type { KeptDraft } from '../../src/editor/saving/save-state.ts'
import type { Thing } from '../../src/editor/kinds/kind.ts'
import { snapshotOfWire, type Snapshot } from './editing-cells.ts'

/** The pieces of work a draft belongs to, and the revision from which on others may have changed what it touches. */
type Origin = { lineage: ReadonlySet<number>; since: number }

/** One person's browser: a cookie, and a local storage that all their tabs share and that outlives every one of them. */
export function createDevice(writer: number, client: string) {
  const username = `writer${writer}`
  const alive = new Set<string>()
  const origins = new Map<string, Origin>()
  const slotOf = (slot: string) => slot.slice(slot.lastIndexOf('.') + 1)

  return {
    writer,
    cookie: '',
    expired: false,
    /** The real draft slots of a tab; it is alive until it is closed. */
    openSlots({ record, key }: Pick<Thing, 'record' | 'key'>, tab: string, originOf: (draft: KeptDraft) => Origin | undefined) {
      alive.add(tab)
      const slots = openDraftSlots({ record, key, client, username }, { name: tab, alive: async () => new Set(alive) })
      return {
        ...slots,
        keep(draft: KeptDraft) {
          const origin = originOf(draft)
          if (origin) origins.set(slotOf(draft.slot), origin)
          return slots.keep(draft)
        },
      }
    },
    closed: (tab: string) => void alive.delete(tab),
    originOf: (slot: string): Origin => origins.get(slotOf(slot)) ?? { lineage: new Set(), since: 0 },
    /** What lies in the storage and for which section or agent, whoever's tab wrote it. */
    kept: (): { key: string; snapshot: Snapshot }[] =>
      Object.entries(localStorage).flatMap(([name, text]) => {
        const [, key] = new RegExp(`^shelterbelt:draft:${client}:(.*):${username}#`).exec(name) ?? []
        const { value, ids } = (JSON.parse(text) as { draft: { value: unknown; ids: Record<string, string[]> } }).draft
        return key ? [{ key, snapshot: snapshotOfWire(value, ids) }] : []
      }),
  }
}

/** A local storage as browsers have it: its keys are its own, its methods are not. Accounts keep apart in it by name. */
export function provideLocalStorage() {
  const storage: Record<string, string> = Object.create({
    getItem: (name: string) => storage[name] ?? null,
    setItem: (name: string, text: string) => void (storage[name] = text),
    removeItem: (name: string) => void delete storage[name],
  })
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
}
