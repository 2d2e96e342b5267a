import type { ChoiceField } from '../../fields/choice.ts'
import { isNeeded, useField, type InputProps } from './editing-form.ts'
import { describedBy, FieldFrame, FieldHint, FieldMessage } from './field-frame.tsx'

/** One of a few options: radio buttons, or a select where there are many. */
export function ChoiceInput(props: InputProps<ChoiceField>) {
  return props.field.as === 'select' ? <SelectInput {...props} /> : <RadioInput {...props} />
}

function SelectInput({ field, value, fieldPath, siblings = {} }: InputProps<ChoiceField>) {
  const { id, message, put } = useField<string>(fieldPath)
  const { label, hint, offered, meaning } = field
  const options = offered(siblings)
  // What no longer goes with its neighbours is chosen no more; the empty option asks for another.
  const chosen = options.some((option) => option.value === value) ? value : (options[0]?.value ?? '')
  const needed = isNeeded(field, siblings)
  const meant = meaning(chosen)
  return (
    <FieldFrame id={id} label={label} hint={hint} message={message} needed={needed} after={meant && <Meaning id={id} of={meant} />}>
      <select
        id={id}
        value={chosen}
        onChange={(event) => put(event.currentTarget.value)}
        {...describedBy(id, { hint, message, more: meant ? 'meaning' : undefined, needed })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

function RadioInput({ field, value, fieldPath }: InputProps<ChoiceField>) {
  const { id, message, put } = useField<string>(fieldPath)
  const { label, hint, options, meaning } = field
  const meant = meaning(value)
  return (
    <div
      className={message ? 'ed-field ed-choice bad' : 'ed-field ed-choice'}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      {...describedBy(id, { hint, message, more: meant ? 'meaning' : undefined })}
    >
      <span className="ed-label" id={`${id}-label`}>
        {label}
      </span>
      <FieldHint id={id} hint={hint} />
      <div>
        {options.map((option, index) => (
          <label className="ed-radio" key={option.value}>
            <input
              type="radio"
              // The first one bears the field's id, so that a message can lead to it.
              id={index === 0 ? id : undefined}
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => put(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {meant && <Meaning id={id} of={meant} />}
      <FieldMessage id={id} message={message} />
    </div>
  )
}

/** What follows from what is chosen. */
function Meaning({ id, of }: { id: string; of: string }) {
  return (
    <p className="ed-hint ed-meaning" id={`${id}-meaning`}>
      {of}
    </p>
  )
}
