import type { InputTypeName } from './input-types.ts'
import type { ValidationType } from './validation-types.ts'

/** One thing a form asks: fixed in code, or a row that staff edit. */
export interface Question {
  /** The name of its field in what is posted. Of a row its id, which stays when it is renamed. */
  id: string
  label: string
  inputType: InputTypeName
  /** What may be chosen; empty where the words are free. */
  options: readonly string[]
  placeholder: string
  required: boolean
  validation: ValidationType | 'Ten digits'
  /** Said in place of the usual sentences. */
  messages?: { empty?: string; invalid?: string }
  /** What browsers fill in by themselves. */
  autocomplete?: string
  /** What it tells of the sender. */
  is?: 'name' | 'firstName' | 'lastName' | 'email' | 'phone' | 'agent'
  /** How its words are put in order while they are typed. */
  format?: 'phone'
}

type Fixed = Pick<Question, 'id' | 'label'> & Partial<Question>

/** A question that is fixed in code: a required line of text, unless it says otherwise. */
export const ask = (own: Fixed): Question => ({
  inputType: 'Textbox',
  options: [],
  placeholder: '',
  required: true,
  validation: 'Any Input',
  ...own,
})
