import { addRun, differenceOf, type Run } from '../words/difference.ts'

/**
 * The difference of two texts word by word. One or two unchanged words between changes join them, since one clean
 * change reads better than five small ones; but for the first word of a line, which keeps each line to itself.
 */
export const wordDifference = (before: string, after: string): Run[] => joinIslands(differenceOf(wordsOf(before), wordsOf(after)))

function joinIslands(runs: Run[]): Run[] {
  const joined: Run[] = []
  runs.forEach((run, index) => {
    const island = run.same && run.after.length <= 2 && index > 0 && index < runs.length - 1 && !run.after.some(beginsLine)
    addRun(joined, run.same && !island, run.before, run.after)
  })
  return joined
}

const beginsLine = (word: string) => word.startsWith('\n')

/** The first word of every line but the first begins with the end of the line before, so that a list stays a list. */
const wordsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.split(/\s+/).filter(Boolean))
    .filter((words) => words.length > 0)
    .flatMap(([first, ...rest], index) => [index === 0 ? first : `\n${first}`, ...rest])
