import { inputTypeOf, type InputTypeName } from './input-types.ts'
import type { Question } from './question.ts'
import type { ValidationType } from './validation-types.ts'

/** A question as staff write it: a row of a form's section, in the words of the calls but for the case of their first letters. */
export interface FormRow {
  id: string
  fieldType: '' | 'Single Value' | 'Multi-Value'
  fieldInputType: '' | InputTypeName
  fieldLabel: string
  /** What may be chosen, one to a line. */
  fieldValue: string
  placeHolder: string
  requiredStatus: boolean
  validationType: ValidationType
}

/** What may be chosen, without empty lines and doubles. */
export const optionsOf = (fieldValue: string): string[] => [
  ...new Set(
    fieldValue
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** The questions of rows as visitors are asked them; a row that is not finished is none. */
export function questionsOf(rows: readonly FormRow[]): Question[] {
  return rows.flatMap(({ id, fieldInputType, fieldLabel, fieldValue, placeHolder, requiredStatus, validationType }) => {
    if (fieldInputType === '' || fieldLabel.trim() === '') return []
    const { hasOptions, freeWords } = inputTypeOf(fieldInputType)
    const options = hasOptions ? optionsOf(fieldValue) : []
    if (hasOptions && options.length === 0) return []
    return [
      {
        id: `q-${id}`,
        label: fieldLabel.trim(),
        inputType: fieldInputType,
        options,
        placeholder: placeHolder,
        required: requiredStatus,
        validation: freeWords ? validationType : ('None' as const),
      },
    ]
  })
}
