import type { TextField } from '../../fields/text.ts'
import { useField } from '../inputs/editing-form.ts'
import { describedBy, FieldFrame } from '../inputs/field-frame.tsx'

/** A day, as the browser lets one be chosen. */
export function DayInput({ field: { label, hint }, value, fieldPath }: { field: TextField; value: string; fieldPath: string }) {
  const { id, message, put } = useField<string>(fieldPath)
  return (
    <FieldFrame id={id} label={label} hint={hint} message={message}>
      <input
        id={id}
        type="date"
        value={value}
        max="9999-12-31"
        onChange={(event) => put(event.currentTarget.value)}
        {...describedBy(id, { hint, message })}
      />
    </FieldFrame>
  )
}
