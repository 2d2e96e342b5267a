import type { GroupField } from '../../fields/group.ts'
import type { InputProps } from './editing-form.ts'
import { FieldHint } from './field-frame.tsx'
import { RecordInputs } from './record-inputs.tsx'

/** Fields that belong together, under their own heading when they have one. */
export function GroupInput({ field, value, fieldPath }: InputProps<GroupField>) {
  const { label, hint, fields } = field
  const inside = <RecordInputs fields={fields} value={value} at={fieldPath} />
  if (label === '') return inside
  const small = Object.values(fields).every((each) => each.kind !== 'group' && each.kind !== 'list')
  return (
    <fieldset className={small ? 'ed-group small' : 'ed-group'}>
      <legend>{label}</legend>
      <FieldHint hint={hint} />
      {inside}
    </fieldset>
  )
}
