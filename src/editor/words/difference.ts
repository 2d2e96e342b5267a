/** A run that two sequences share, or that replaced another one. */
export type Run = { same: boolean; before: string[]; after: string[] }

/** What two sequences share, in order, and what differs between; as much is shared as possible, unless they are too long to compare. */
export function differenceOf(a: readonly string[], b: readonly string[]): Run[] {
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head++
  let tail = 0
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++

  const runs: Run[] = []
  addRun(runs, true, a.slice(0, head), b.slice(0, head))
  compare(runs, a.slice(head, a.length - tail), b.slice(head, b.length - tail))
  addRun(runs, true, a.slice(a.length - tail), b.slice(b.length - tail))
  return runs
}

// Beyond this many pairs a comparison would be felt while typing, and nobody reads such a difference piece by piece.
const tooMany = 1_000_000

function compare(runs: Run[], a: readonly string[], b: readonly string[]) {
  if (a.length * b.length > tooMany) return addRun(runs, false, a, b)
  const width = b.length + 1
  const longest = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const [down, right] = [longest[(i + 1) * width + j], longest[i * width + j + 1]]
      longest[i * width + j] = a[i] === b[j] ? 1 + longest[(i + 1) * width + j + 1] : Math.max(down, right)
    }
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) addRun(runs, true, [a[i++]], [b[j++]])
    else if (i < a.length && (j === b.length || longest[(i + 1) * width + j] >= longest[i * width + j + 1]))
      addRun(runs, false, [a[i++]], [])
    else addRun(runs, false, [], [b[j++]])
  }
}

/** Joined with the one before, where that is of the same kind. */
export function addRun(runs: Run[], same: boolean, before: readonly string[], after: readonly string[]) {
  if (before.length + after.length === 0) return
  const last = runs.at(-1)
  if (last?.same !== same) runs.push({ same, before: [...before], after: [...after] })
  else {
    last.before.push(...before)
    last.after.push(...after)
  }
}
