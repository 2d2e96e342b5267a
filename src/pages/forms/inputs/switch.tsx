import { switchedOn } from '../../../nouns/forms/inputs/switch.ts'
import { useWords } from '../../../words/use-words.ts'
import type { FormInput, InputProps } from '../form-input.ts'

export const switchInput: FormInput = { naming: 'own', Input: OnOrOff }

function OnOrOff({ question, id, answers, told }: InputProps) {
  const words = useWords().forms.panel
  return (
    <label className="switch" htmlFor={id}>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is checked
        role="switch"
        id={id}
        name={question.id}
        value={switchedOn}
        defaultChecked={answers.includes(switchedOn)}
        required={question.required}
        {...told}
      />
      <span>
        {question.label}
        {!question.required && <span className="optional"> {words.optional}</span>}
      </span>
    </label>
  )
}
