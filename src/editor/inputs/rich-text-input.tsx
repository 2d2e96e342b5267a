import type { RichTextField } from '../../fields/rich-text.ts'
import { useField, type InputProps } from '../editing-form.ts'
import { describedBy, FieldFrame } from './field-frame.tsx'

export function RichTextInput({ field, value, place }: InputProps<RichTextField>) {
  const { id, message, put } = useField<string>(place)
  const { label, hint } = field
  return (
    <FieldFrame id={id} label={label} hint={hint} message={message}>
      <textarea
        id={id}
        rows={6}
        value={value}
        onChange={(event) => put(event.currentTarget.value)}
        {...describedBy(id, { hint, message })}
      />
    </FieldFrame>
  )
}
