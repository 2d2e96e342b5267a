import { parseJson } from '../../fields/group.ts'

/** Words of one person that are not saved, by the key of what they are for, and when they were typed. */
export type DraftOnDevice = { key: string; at: number }

type Owner = { client: string; username: string }

/** Everything this person has on this device that was never saved, whatever page it is for, newest first (draft-slots.ts). */
export function draftsOnDevice({ client, username }: Owner): DraftOnDevice[] {
  const [before, after] = [`shelterbelt:draft:${client}:`, `:${username}#`]
  const newest = new Map<string, number>()
  for (const storageKey of storageKeys()) {
    const end = storageKey.lastIndexOf(after)
    if (!storageKey.startsWith(before) || end < before.length) continue
    const key = storageKey.slice(before.length, end)
    newest.set(key, Math.max(newest.get(key) ?? 0, typedAt(localStorage.getItem(storageKey))))
  }
  return [...newest].map(([key, at]) => ({ key, at })).toSorted((a, b) => b.at - a.at)
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
