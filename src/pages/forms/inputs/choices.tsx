import type { InputProps } from '../form-input.ts'

type Props = InputProps & { type: 'radio' | 'checkbox'; look: string }

/** Every option in sight, each with its own control; the message belongs to the group, and the first control leads to it. */
export function Choices({ question, id, answers, told, type, look }: Props) {
  return (
    <div className={look}>
      {question.options.map((option, at) => (
        <label key={option}>
          <input
            type={type}
            id={at === 0 ? id : undefined}
            name={question.id}
            value={option}
            defaultChecked={answers.includes(option)}
            {...told}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  )
}
