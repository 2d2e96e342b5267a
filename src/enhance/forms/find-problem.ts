import { problemOf, type AnswerProblem } from '../../nouns/forms/check-answers.ts'
import { answersOf, fieldsOf, questionOf } from './form-answers.ts'

/** The first thing that is wrong, in the words the page has for it: by the very checks of the server. */
export function findProblem(form: HTMLFormElement): AnswerProblem | undefined {
  const answers = answersOf(form)
  for (const field of fieldsOf(form)) {
    const message = field.querySelector<HTMLElement>('[data-bad]')?.dataset.bad ?? problemIn(field, answers)
    if (message) return { path: field.dataset.question ?? '', message }
  }
  return undefined
}

/** What is wrong with what one field answers. */
function problemIn(field: HTMLElement, answers: Record<string, string[]>): string | undefined {
  const { missing = '', invalid = '', tooLong = '' } = field.dataset
  const question = questionOf(field)
  // A file that is on its way is an answer.
  const given = field.querySelector('[data-pending]') ? ['pending'] : (answers[question.id] ?? [])
  return problemOf(question, given, { missing: () => missing, invalid: () => invalid, tooLong: () => tooLong })
}
