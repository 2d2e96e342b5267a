/**
 * Does work of one name one after the other, and work of different names side by side. Of a form that is sent twice at once
 * the second is then judged when the first is stored, and counts for nothing. Other nodes know nothing of it: what two of them
 * take of one key is still stored once, by the index of its keys.
 */
export function createOneAfterAnother() {
  const last = new Map<string, Promise<unknown>>()

  return async function run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const before = last.get(name)
    const own = before ? before.then(work, work) : work()
    last.set(name, own)
    try {
      return await own
    } finally {
      if (last.get(name) === own) last.delete(name)
    }
  }
}
