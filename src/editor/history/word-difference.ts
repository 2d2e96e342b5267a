import { addRun, differenceOf, type Run } from '../words/difference.ts'

/**
 * The difference of two texts word by word. One or two unchanged words between changes join them, since one clean
 * change reads better than five small ones.
 */
export const wordDifference = (before: string, after: string): Run[] => joinIslands(differenceOf(wordsOf(before), wordsOf(after)))

function joinIslands(runs: Run[]): Run[] {
  const joined: Run[] = []
  runs.forEach((run, index) => {
    const island = run.same && run.after.length <= 2 && index > 0 && index < runs.length - 1
    addRun(joined, run.same && !island, run.before, run.after)
  })
  return joined
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
