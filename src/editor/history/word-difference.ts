/** A stretch of words that both texts share, or that took the place of another. */
export type Run = { same: boolean; before: string[]; after: string[] }

/**
 * The difference of two texts word by word. One or two unchanged words between changes join them, since one clean
 * change reads better than five small ones.
 */
export function wordDifference(before: string, after: string): Run[] {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  let head = 0
  while (head < a.length && head < b.length && a[head] === b[head]) head++
  let tail = 0
  while (tail < a.length - head && tail < b.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++

  const runs: Run[] = []
  add(runs, true, a.slice(0, head), b.slice(0, head))
  compare(runs, a.slice(head, a.length - tail), b.slice(head, b.length - tail))
  add(runs, true, a.slice(a.length - tail), b.slice(b.length - tail))
  return joinIslands(runs)
}

// Beyond this many pairs a comparison would be felt while typing, and nobody reads such a difference word by word.
const tooMany = 1_000_000

function compare(runs: Run[], a: string[], b: string[]) {
  if (a.length * b.length > tooMany) return add(runs, false, a, b)
  const width = b.length + 1
  const longest = new Uint16Array((a.length + 1) * width)
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const [down, right] = [longest[(i + 1) * width + j], longest[i * width + j + 1]]
      longest[i * width + j] = a[i] === b[j] ? 1 + longest[(i + 1) * width + j + 1] : Math.max(down, right)
    }
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) add(runs, true, [a[i++]], [b[j++]])
    else if (i < a.length && (j === b.length || longest[(i + 1) * width + j] >= longest[i * width + j + 1])) add(runs, false, [a[i++]], [])
    else add(runs, false, [], [b[j++]])
  }
}

function add(runs: Run[], same: boolean, before: string[], after: string[]) {
  if (before.length + after.length === 0) return
  const last = runs.at(-1)
  if (last?.same !== same) runs.push({ same, before: [...before], after: [...after] })
  else {
    last.before.push(...before)
    last.after.push(...after)
  }
}

function joinIslands(runs: Run[]): Run[] {
  const joined: Run[] = []
  runs.forEach((run, index) => {
    const island = run.same && run.after.length <= 2 && index > 0 && index < runs.length - 1
    add(joined, run.same && !island, run.before, run.after)
  })
  return joined
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
