import type { Block } from '../../fields/rich-blocks.ts'

/**
 * The blocks as they are written now, each under the id it had: those before and after what was changed keep theirs, and what
 * was changed goes on under the ids that were there, the same words first, so that a block which was moved stays itself.
 */
export function continuedBlocks(before: readonly Block[], written: readonly string[], newId: () => string): Block[] {
  const shorter = Math.min(before.length, written.length)
  let front = 0
  while (front < shorter && before[front].html === written[front]) front++
  let back = 0
  while (back < shorter - front && before[before.length - 1 - back].html === written[written.length - 1 - back]) back++

  const free = before.slice(front, before.length - back)
  const changed = written.slice(front, written.length - back)
  const taken = changed.map((html) => {
    const same = free.findIndex((block) => block.html === html)
    return same < 0 ? undefined : free.splice(same, 1)[0]
  })
  const middle = changed.map((html, index) => taken[index] ?? { html, id: free.shift()?.id ?? newId() })
  return [...before.slice(0, front), ...middle, ...before.slice(before.length - back)]
}
