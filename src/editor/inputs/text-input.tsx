import type { TextField } from '../../fields/text.ts'
import { useField, type InputProps } from './editing-form.ts'
import { Counter } from './counter.tsx'
import { describedBy, FieldFrame } from './field-frame.tsx'

/** One line, or several; a counter where the text has a least length. */
export function TextInput({ field, value, fieldPath }: InputProps<TextField>) {
  const { id, message, put } = useField<string>(fieldPath)
  const { label, hint, multiline, minimum } = field
  const shared = {
    id,
    value,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => put(event.currentTarget.value),
    ...describedBy(id, { hint, message, more: minimum > 0 ? 'count' : undefined }),
  }
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      message={message}
      after={minimum > 0 && <Counter id={id} words={value} minimum={minimum} />}
    >
      {multiline ? <textarea rows={3} {...shared} /> : <input type="text" {...shared} />}
    </FieldFrame>
  )
}
