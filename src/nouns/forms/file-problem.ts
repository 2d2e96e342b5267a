import type { AnswerProblem } from './check-answers.ts'

const prefix = 'problem of '

/** What is wrong with a file that came with a form stands among what was posted, under this name and that of its field. */
export const fileProblemOf = (field: string) => prefix + field

/** True for a name that nobody but the server gives. */
export const isFileProblem = (name: string) => name.startsWith(prefix)

/** What the server wrote into a form that came with files it does not take, by field. */
export function fileProblemsIn(form: FormData): AnswerProblem[] {
  return [...form].flatMap(([name, message]) =>
    isFileProblem(name) && typeof message === 'string' ? [{ path: name.slice(prefix.length), message }] : [],
  )
}
