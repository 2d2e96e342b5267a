/** What one article is called among what is open and among drafts on a device, where sections go by their key. */
export const articleKey = (id: number | 'new') => `${prefix}${id}`

/** The number in an article's key; 'new' for one that has none yet, undefined for the key of anything else. */
export function articleOfKey(key: string): number | 'new' | undefined {
  if (!key.startsWith(prefix)) return undefined
  const name = key.slice(prefix.length)
  return name === 'new' ? name : Number(name)
}

const prefix = 'Blog/Article#'
