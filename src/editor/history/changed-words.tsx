import { createElement, type ReactNode } from 'react'
import { wordDifference } from './word-difference.ts'

/** A text with what changed in it marked: what went, what came, or both. */
export function ChangedWords({ before, after, show = 'both' }: { before: string; after: string; show?: 'both' | 'before' | 'after' }) {
  const pieces = wordDifference(before, after).flatMap((run): ReactNode[] => {
    if (run.same) return [run.after.join(' '), ' ']
    const gone = show !== 'after' && run.before.length > 0 && <del>{run.before.join(' ')}</del>
    const come = show !== 'before' && run.after.length > 0 && <ins>{run.after.join(' ')}</ins>
    return [gone, gone && ' ', come, ' ']
  })
  return createElement('p', { className: 'ed-changed' }, ...pieces)
}
