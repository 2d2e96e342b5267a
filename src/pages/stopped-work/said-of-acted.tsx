import { useWords } from '../../words/use-words.ts'
import { AnswerFirst } from '../parts/answer-first.tsx'
import type { Said } from './acted-address.ts'

/** What became of what was sent: how many it was done with, and why it was not with the others. */
export function SaidOfActed({ said }: { said: Said | 'full' }) {
  const { done, overs } = useWords().stoppedWork
  if (said === 'full') return <AnswerFirst>{done.full}</AnswerFirst>
  const { what, many, left } = said
  const lines = [
    ...(many > 0 ? [done[what](many)] : []),
    ...left.map(({ over, many: times }) => done.left(times, over === 'never' ? done.never : overs[over])),
  ]
  return <AnswerFirst>{lines.length > 0 ? lines.join(' ') : done.none}</AnswerFirst>
}
