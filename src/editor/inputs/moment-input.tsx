import type { MomentField } from '../../fields/moment.ts'
import { isNeeded, useField, type InputProps } from './editing-form.ts'
import { describedBy, FieldFrame } from './field-frame.tsx'

/** A day and a time, by the device's own picker. */
export function MomentInput({ field, value, fieldPath, siblings = {} }: InputProps<MomentField>) {
  const { id, message, put } = useField<string>(fieldPath)
  const { label, hint } = field
  const needed = isNeeded(field, siblings)
  return (
    <FieldFrame id={id} label={label} hint={hint} message={message} needed={needed}>
      <input
        type="datetime-local"
        id={id}
        value={value}
        onChange={(event) => put(event.currentTarget.value)}
        {...describedBy(id, { hint, message, needed })}
      />
    </FieldFrame>
  )
}
