import type { PdfField } from '../../fields/pdf.ts'
import { useField, type InputProps } from '../editing-form.ts'
import { describedBy, FieldFrame } from './field-frame.tsx'

export function PdfInput({ field, value, place }: InputProps<PdfField>) {
  const { id, message, put } = useField<string>(place)
  const { label, hint } = field
  return (
    <FieldFrame id={id} label={label} hint={hint} message={message}>
      <input
        type="text"
        id={id}
        value={value}
        onChange={(event) => put(event.currentTarget.value)}
        {...describedBy(id, { hint, message })}
      />
    </FieldFrame>
  )
}
