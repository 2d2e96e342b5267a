import type { TextField } from '../../fields/text.ts'
import { isNeeded, useField, type InputProps } from './editing-form.ts'
import { Counter } from './counter.tsx'
import { describedBy, FieldFrame } from './field-frame.tsx'

/** One line, or several; a counter where the text has a least length. */
export function TextInput({ field, value, fieldPath, siblings = {} }: InputProps<TextField>) {
  const { id, message, put } = useField<string>(fieldPath)
  const { label, hint, multiline, minimum } = field
  const needed = isNeeded(field, siblings)
  const understood = field.understood?.(value, siblings)
  const shared = {
    id,
    value,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => put(event.currentTarget.value),
    ...describedBy(id, { hint, message, more: minimum > 0 ? 'count' : undefined, needed }),
  }
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      message={message}
      needed={needed}
      after={
        <>
          {minimum > 0 && <Counter id={id} words={value} minimum={minimum} />}
          {field.understood && <output className="ed-hint">{understood}</output>}
        </>
      }
    >
      {multiline ? <textarea rows={3} {...shared} /> : <input type="text" {...shared} />}
    </FieldFrame>
  )
}
