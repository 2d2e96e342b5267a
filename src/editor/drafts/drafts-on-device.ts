import { parseJson } from '../../fields/group.ts'

/** Words of one person that are not saved, by the key of what they are for, and when they were typed. */
type DraftOnDevice = { key: string; at: number }

type Owner = { client: string; username: string }

/** Everything this person has on this device that was never saved, whatever page it is for, newest first (draft-slots.ts). */
export function draftsOnDevice(owner: Owner): DraftOnDevice[] {
  const newest = new Map<string, number>()
  for (const [key, storageKey] of slotsOf(owner)) newest.set(key, Math.max(newest.get(key) ?? 0, typedAt(localStorage.getItem(storageKey))))
  return [...newest].map(([key, at]) => ({ key, at })).toSorted((a, b) => b.at - a.at)
}

/** The same by their keys alone, without reading the words: this is called at every letter. */
export const draftKeysOnDevice = (owner: Owner): string[] => [...new Set(slotsOf(owner).map(([key]) => key))]

function slotsOf({ client, username }: Owner): [key: string, storageKey: string][] {
  const [before, after] = [`shelterbelt:draft:${client}:`, `:${username}#`]
  return storageKeys().flatMap((storageKey): [string, string][] => {
    const end = storageKey.lastIndexOf(after)
    return storageKey.startsWith(before) && end >= before.length ? [[storageKey.slice(before.length, end), storageKey]] : []
  })
}

function storageKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

function typedAt(text: string | null): number {
  const kept = parseJson(text ?? '') as { at?: unknown } | null | undefined
  return typeof kept?.at === 'number' ? kept.at : 0
}
