import { Fragment, type Node as Written } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import { differenceOf, type Run } from '../words/difference.ts'

/** Blocks in a row, and the position where they begin. */
type Stretch = { blocks: readonly Written[]; at: number }

/**
 * Makes `next` of a text, and leaves what both have in its place: whoever writes in a block that stays keeps the cursor in it, also
 * between two that change. `pieceOf` names a block by what it says.
 */
export function replaceChangedBlocks(change: Transaction, next: Written, pieceOf: (block: Written) => string): Transaction {
  const { doc } = change
  const [before, after] = [doc.content.content, next.content.content]
  let [here, there]: Stretch[] = [
    { blocks: before, at: 0 },
    { blocks: after, at: 0 },
  ]
  const exchanges = differenceOf(before.map(pieceOf), after.map(pieceOf)).flatMap((run) => {
    const [left, right] = [first(here, run.before.length), first(there, run.after.length)]
    here = rest(here, run.before.length)
    there = rest(there, run.after.length)
    return run.same ? [] : exchangesOf(left, right)
  })
  // From the end, so that what is before is where it was.
  for (const { from, to, begin, end } of exchanges.toReversed()) change.replace(from, to, next.slice(begin, end))
  // A slice may be fitted in otherwise than it is there.
  return change.doc.eq(next) ? change : change.replaceWith(0, change.doc.content.size, next.content)
}

/**
 * As `replaceChangedBlocks`, where somebody is about to write in a block that is empty so far. That is no part of what is kept, so nobody else has it:
 * it stays behind what it stands behind, and they in it. `isKept` tells of what a block says whether it is kept: a picture whose caption
 * is empty is.
 */
export function replaceChangedAround(
  change: Transaction,
  next: Written,
  { pieceOf, isKept }: { pieceOf(block: Written): string; isKept(piece: string): boolean },
): Transaction {
  const { doc, selection } = change
  const { $from, empty } = selection
  const inHand = $from.parent
  if (!empty || $from.depth !== 1 || isKept(pieceOf(inHand)) || doc.childCount === 1) return replaceChangedBlocks(change, next, pieceOf)
  const [here, there] = [doc.content.content.toSpliced($from.index(0), 1), next.content.content]
  const place = placeAfter($from.index(0), differenceOf(here.map(pieceOf), there.map(pieceOf)))
  const withIt = next.copy(Fragment.fromArray(there.toSpliced(place, 0, inHand)))
  return replaceChangedBlocks(change, withIt, (block) => (block === inHand ? 'in hand' : pieceOf(block)))
}

/** Behind how many blocks one is afterwards who is behind so many. */
function placeAfter(many: number, runs: readonly Run[]): number {
  let [here, there] = [0, 0]
  for (const { before, after } of runs) {
    const within = many - here
    if (within <= 0) break
    if (within <= before.length) return there + (within === before.length ? after.length : Math.min(within, after.length))
    here += before.length
    there += after.length
  }
  return there
}

type Exchange = { from: number; to: number; begin: number; end: number }

/** Where the number of blocks is the same, each replaces one; else all of them are one change. */
function exchangesOf(here: Stretch, there: Stretch): Exchange[] {
  if (here.blocks.length !== there.blocks.length || here.blocks.length === 1) return exchangeOf(here, there)
  return here.blocks.flatMap((_block, index) => exchangeOf(first(rest(here, index), 1), first(rest(there, index), 1)))
}

/** From the first letter that differs to the last. */
function exchangeOf(here: Stretch, there: Stretch): Exchange[] {
  const [mine, theirs] = [Fragment.fromArray([...here.blocks]), Fragment.fromArray([...there.blocks])]
  const start = mine.findDiffStart(theirs)
  if (start === null) return []
  const end = mine.findDiffEnd(theirs) ?? { a: mine.size, b: theirs.size }
  // The same letters before and after what differs: what was found from behind may begin before what was found from the front.
  const more = Math.max(0, start - Math.min(end.a, end.b))
  return [{ from: here.at + start, to: here.at + end.a + more, begin: there.at + start, end: there.at + end.b + more }]
}

const first = ({ blocks, at }: Stretch, many: number): Stretch => ({ blocks: blocks.slice(0, many), at })
const rest = ({ blocks, at }: Stretch, many: number): Stretch => ({
  blocks: blocks.slice(many),
  at: blocks.slice(0, many).reduce((sum, { nodeSize }) => sum + nodeSize, at),
})
