import type { FormInput } from '../form-input.ts'

export const textarea: FormInput = {
  naming: 'label',
  Input: ({ question, id, answers, told }) => (
    <textarea
      className="input"
      id={id}
      name={question.id}
      rows={4}
      defaultValue={answers[0]}
      placeholder={question.placeholder || undefined}
      required={question.required}
      {...told}
    />
  ),
}
