import { Fragment } from 'react'
import { wordDifference } from './word-difference.ts'

/** A text with what changed in it marked: what went, what came, or both. */
export function ChangedWords({ before, after, show = 'both' }: { before: string; after: string; show?: 'both' | 'before' | 'after' }) {
  return (
    <p>
      {wordDifference(before, after).map((run, index) => {
        if (run.same) return <Fragment key={index}>{run.after.join(' ')} </Fragment>
        return (
          <Fragment key={index}>
            {show !== 'after' && run.before.length > 0 && <del>{run.before.join(' ')}</del>} {show !== 'before' && run.after.length > 0 && <ins>{run.after.join(' ')}</ins>}{' '}
          </Fragment>
        )
      })}
    </p>
  )
}
