import type { Question } from './question.ts'

/** How one question is answered. Each kind answers here for itself: one file in inputs/, one line in input-types.ts. */
export interface InputType {
  /** Whether it takes one answer or several, in the words of the calls. */
  readonly values: 'Single Value' | 'Multi-Value'
  /** True where the answers are chosen from a list that staff write. */
  readonly hasOptions: boolean
  /** True where any words may be written, which can then be asked to look like something. */
  readonly freeWords: boolean
  /** Two halves share a row of the form. */
  readonly width: 'half' | 'whole'
  /** The most characters of one answer. */
  readonly longest: number
  /** What was sent for it, as it is checked and kept: trimmed, without empty answers. */
  read(sent: readonly string[]): string[]
  /** True when the answers could have been given with it; an empty list is judged by `required`, not here. */
  accepts(answers: readonly string[], question: Question): boolean
}

const trimmed = (sent: readonly string[]) => sent.map((each) => each.replaceAll('\r\n', '\n').trim()).filter(Boolean)

type Own = Partial<Omit<InputType, 'values'>>

/** One answer; anything, unless it says otherwise. */
export const single = (own: Own = {}): InputType => ({
  values: 'Single Value',
  hasOptions: false,
  freeWords: true,
  width: 'whole',
  longest: 500,
  read: (sent) => trimmed(sent).slice(0, 1),
  accepts: () => true,
  ...own,
})

/** Several answers, each one of the options and none twice. */
export const several: InputType = {
  values: 'Multi-Value',
  hasOptions: true,
  freeWords: false,
  width: 'whole',
  longest: 200,
  read: (sent) => [...new Set(trimmed(sent))],
  accepts: isAmongOptions,
}

/** True where every answer is one of the question's options. */
export function isAmongOptions(answers: readonly string[], { options }: Question): boolean {
  return answers.every((answer) => options.includes(answer))
}
