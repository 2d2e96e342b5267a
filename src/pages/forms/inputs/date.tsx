import { Icon } from '../../../ui/icon.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { FormInput, InputProps } from '../form-input.ts'

export const date: FormInput = { naming: 'label', Input: DateLine }

/** A day as it is written; the button, which opens the browser's own calendar, is there where scripts are. */
function DateLine({ question, id, answers, told }: InputProps) {
  const words = useWords().forms.inputs
  return (
    <span className="date-box">
      <input
        className="input"
        id={id}
        name={question.id}
        inputMode="numeric"
        defaultValue={answers[0]}
        placeholder={question.placeholder || words.date}
        autoComplete={question.autocomplete ?? 'off'}
        required={question.required}
        {...told}
      />
      <button type="button" className="date-pick scripted" data-pick={id} aria-label={words.pickDate(question.label)}>
        <Icon name="calendar" />
      </button>
    </span>
  )
}
