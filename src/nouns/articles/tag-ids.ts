/** The numbers in "3, 17": each once, in order; undefined where it is no such list. */
export function readIds(text: string): number[] | undefined {
  const words = text.split(',').map((each) => each.trim())
  if (words.length === 1 && words[0] === '') return []
  const ids = words.map((word) => (/^[1-9]\d{0,9}$/.test(word) ? Number(word) : 0))
  return ids.every((id) => id > 0 && id <= mostId) ? [...new Set(ids)] : undefined
}

/** The numbers as `readIds` reads them. */
export const writeIds = (ids: readonly number[]): string => ids.join(',')

const mostId = 2_147_483_647
