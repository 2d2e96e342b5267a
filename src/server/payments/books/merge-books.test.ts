import { expect, it } from 'vitest'
import { mergeBooks, type ListPage } from './merge-books.ts'

type Line = { reference: string; transaction: string }

/** A book that hands out so many lines at a time. */
const inPagesOf =
  (size: number, lines: Line[]): ListPage<Line> =>
  (after) =>
    Promise.resolve(lines.filter(({ reference }) => reference > after).slice(0, size))

const lines = (...named: string[]): Line[] => named.map((each, index) => ({ reference: each, transaction: String(index) }))

async function merged(theirs: ListPage<Line>, ours: ListPage<Line> = inPagesOf(2, [])) {
  const found: Record<string, number> = {}
  for await (const entries of mergeBooks({ ours, theirs, billed: inPagesOf(3, lines('A', 'C')) }))
    for (const { reference, theirs: many } of entries) found[reference] = (found[reference] ?? 0) + many.length
  return found
}

it.each([2, 3, 4, 10])('keeps the lines of one reference together, wherever a page of %d ends', async (size) => {
  expect(await merged(inPagesOf(size, lines('A', 'B', 'B', 'C', 'D', 'D')))).toEqual({ A: 1, B: 2, C: 1, D: 2 })
})

it('goes through a book that hands out one at a time', async () => {
  expect(await merged(inPagesOf(1, lines('A', 'B', 'C')))).toEqual({ A: 1, B: 1, C: 1 })
})

it('refuses a book that is not in order', async () => {
  await expect(merged(inPagesOf(9, lines('B', 'A')))).rejects.toThrow('not in order')
})
