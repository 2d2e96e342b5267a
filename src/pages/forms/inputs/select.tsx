import { useWords } from '../../../words/use-words.ts'
import type { FormInput, InputProps } from '../form-input.ts'

export const select: FormInput = { naming: 'label', Input: OneOfList }

function OneOfList({ question, id, answers, told }: InputProps) {
  const words = useWords().forms.inputs
  return (
    <select className="input select" id={id} name={question.id} defaultValue={answers[0] ?? ''} required={question.required} {...told}>
      <option value="">{question.placeholder || words.choose}</option>
      {question.options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}
