const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const marked = [...'åƀçđéƒĝĥîĵķłɱñøþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ']

/**
 * A table of words with an accent on every letter: strings, what functions answer, and all that lies in lists and
 * objects. Still readable, and never what somebody typed into a page.
 */
export function accented<T>(table: T): T {
  return change(table) as T
}

function change(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll(/[a-z]/gi, (letter) => marked[plain.indexOf(letter)])
  if (typeof value === 'function') return (...given: unknown[]) => change(value(...given))
  if (Array.isArray(value)) return value.map(change)
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each)]))
  return value
}
