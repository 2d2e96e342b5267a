import type { AnswerProblem } from '../../nouns/forms/check-answers.ts'
import type { Question } from '../../nouns/forms/question.ts'
import { useWords } from '../../words/use-words.ts'
import { fieldId } from './field-id.ts'

type Props = { form: string; questions: readonly Question[]; problems: readonly AnswerProblem[] }

/** Everything that is wrong, above the form, each with the way to its field; what belongs to no field is said alone. */
export function ErrorSummary({ form, questions, problems }: Props) {
  const words = useWords().forms.panel
  const title = `${form}-summary`
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever sent the form must meet first what is wrong with it
    <div className="form-summary" role="alert" tabIndex={-1} autoFocus aria-labelledby={title}>
      <h2 id={title}>{words.summary}</h2>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={path}>{questions.some(({ id }) => id === path) ? <a href={`#${fieldId(form, path)}`}>{message}</a> : message}</li>
        ))}
      </ul>
    </div>
  )
}
