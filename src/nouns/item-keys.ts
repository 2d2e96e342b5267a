/**
 * What one of many goes by on a page and among drafts on a device, where sections go by their key: `prefix` and its number. Drafts are found
 * by it, so a prefix never changes.
 */
export const itemKeys = (prefix: `${string}#`) => ({
  keyOf: (id: number | 'new') => `${prefix}${id}`,
  /** The number in such a key; 'new' for one that has none yet, undefined for the key of anything else. */
  idOf(key: string): number | 'new' | undefined {
    if (!key.startsWith(prefix)) return undefined
    const name = key.slice(prefix.length)
    return name === 'new' ? name : Number(name)
  },
})
