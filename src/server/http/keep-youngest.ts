/** Puts an entry last in a map, whatever stood there under its key, and lets the oldest go where there are more than `most`. */
export function keepYoungest<K, V>(kept: Map<K, V>, key: K, value: V, most: number): void {
  kept.delete(key)
  kept.set(key, value)
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return
    kept.delete(oldest)
  }
}
