import type { Question } from '../../../nouns/forms/question.ts'
import type { InputProps } from '../form-input.ts'

/** One line of words, with the keyboard that suits what is asked. */
export function TextLine({ question, id, answers, told }: InputProps) {
  return (
    <input
      className="input"
      id={id}
      name={question.id}
      {...keyboardFor(question)}
      defaultValue={answers[0]}
      placeholder={question.placeholder || undefined}
      autoComplete={question.autocomplete}
      required={question.required}
      data-format={question.format}
      {...told}
    />
  )
}

function keyboardFor({ validation }: Question): { type?: string; inputMode?: 'numeric'; autoComplete?: string } {
  if (validation === 'Email') return { type: 'email' }
  if (validation === 'Phone' || validation === 'Ten digits') return { type: 'tel' }
  return validation === 'Zip' || validation === 'Only Number' ? { inputMode: 'numeric' } : {}
}
