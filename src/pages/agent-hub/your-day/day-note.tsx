import type { DayDone } from '../../../nouns/hub/your-day.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ProblemFirst } from '../../parts/problem-first.tsx'
import { useWords } from '../../../words/use-words.ts'

type Props = { done: DayDone | null; problem: string | null; focus: boolean }

/** What was just done, or why it was not; what is wrong in a form is said there as well. */
export function DayNote({ done, problem, focus }: Props) {
  const words = useWords().yourDay.done
  if (problem)
    return (
      <ProblemFirst className="day-problem" focused={focus}>
        {problem}
      </ProblemFirst>
    )
  if (!done) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what was sent is the first thing to be read
    <div className="day-done" tabIndex={-1} autoFocus>
      <Icon name="check" />
      <output>{words[done]}</output>
    </div>
  )
}
