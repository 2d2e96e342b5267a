import type { ToggleField } from '../../fields/toggle.ts'
import { useField, type InputProps } from './editing-form.ts'
import { describedBy, FieldHint, FieldMessage } from './field-frame.tsx'

/** On or off. */
export function ToggleInput({ field, value, fieldPath }: InputProps<ToggleField>) {
  const { id, message, put } = useField<boolean>(fieldPath)
  const { label, hint } = field
  return (
    <div className={message ? 'ed-field ed-toggle bad' : 'ed-field ed-toggle'}>
      <input
        type="checkbox"
        id={id}
        checked={value}
        onChange={(event) => put(event.currentTarget.checked)}
        {...describedBy(id, { hint, message })}
      />
      <label htmlFor={id}>{label}</label>
      <FieldHint id={id} hint={hint} />
      <FieldMessage id={id} message={message} />
    </div>
  )
}
