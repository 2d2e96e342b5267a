import { inputTypeOf } from '../../nouns/forms/input-types.ts'
import type { Question } from '../../nouns/forms/question.ts'

/** Questions in the rows of a form: two narrow ones beside each other, everything else alone. */
export function rowsOf(questions: readonly Question[]): Question[][] {
  const rows: Question[][] = []
  for (const question of questions) {
    const last = rows.at(-1)
    if (isNarrow(question) && last?.length === 1 && isNarrow(last[0])) last.push(question)
    else rows.push([question])
  }
  return rows
}

const isNarrow = ({ inputType }: Question) => inputTypeOf(inputType).width === 'half'
