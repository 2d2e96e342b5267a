import type { TextField } from '../../fields/text.ts'
import { useField, type InputProps } from '../editing-form.ts'
import { describedBy, FieldFrame } from './field-frame.tsx'

/** One line, or several; a counter where the text has a least length. */
export function TextInput({ field, value, place }: InputProps<TextField>) {
  const { id, message, put } = useField<string>(place)
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
      after={minimum > 0 && <Counter id={id} value={value} minimum={minimum} />}
    >
      {multiline ? <textarea rows={3} {...shared} /> : <input type="text" {...shared} />}
    </FieldFrame>
  )
}

function Counter({ id, value, minimum }: { id: string; value: string; minimum: number }) {
  const count = [...value.trim()].length
  const enough = count >= minimum
  return (
    <p className={enough ? 'ed-count ok' : 'ed-count'} id={`${id}-count`}>
      <meter aria-hidden="true" max={minimum} value={Math.min(count, minimum)} />
      {enough ? `${count} characters; ${minimum} or more is enough` : `${count} of at least ${minimum} characters`}
    </p>
  )
}
