import { inputTypeOf } from './input-types.ts'
import type { Question } from './question.ts'
import { tenDigits, validationTypes } from './validation-types.ts'

/** What somebody answered, by question. */
export type Answers = Readonly<Record<string, readonly string[]>>

/** The usual sentences about an answer, in the language of the page. */
export interface Say {
  missing(label: string): string
  invalid(label: string): string
  tooLong(label: string, longest: number): string
}

export type AnswerProblem = { path: string; message: string }

/** What was sent for each question, as it is checked and kept. */
export function readAnswers(questions: readonly Question[], sentFor: (id: string) => readonly string[]): Answers {
  return Object.fromEntries(questions.map((question) => [question.id, inputTypeOf(question.inputType).read(sentFor(question.id))]))
}

/** Every problem in the order of the form; browsers show the first, the server refuses with the same. */
export function checkAnswers(questions: readonly Question[], answers: Answers, say: Say): AnswerProblem[] {
  return questions.flatMap((question) => {
    const message = problemOf(question, answers[question.id] ?? [], say)
    return message ? [{ path: question.id, message }] : []
  })
}

/** What is wrong with the answers to one question, in words; undefined when nothing is. */
export function problemOf(question: Question, answers: readonly string[], say: Say): string | undefined {
  const { label, required, inputType, validation, messages = {} } = question
  if (answers.length === 0) return required ? (messages.empty ?? say.missing(label)) : undefined
  const { accepts, longest } = inputTypeOf(inputType)
  const tooLong = answers.some((answer) => [...answer].length > longest)
  if (tooLong) return say.tooLong(label, longest)
  const shape = validation === 'Ten digits' ? tenDigits : validationTypes[validation]
  const looksRight = answers.every((answer) => shape.test(answer))
  return accepts(answers, question) && looksRight ? undefined : (messages.invalid ?? say.invalid(label))
}
