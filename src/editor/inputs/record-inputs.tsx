import type { ComponentType } from 'react'
import type { AnyField, Fields } from '../../fields/kinds.ts'
import { useEditingForm, type InputProps } from './editing-form.ts'

/** The inputs of a section, a group or a row, in the order they are declared: those that there is something to ask for. */
export function RecordInputs({ fields, value, at }: { fields: Fields; value: { [name: string]: unknown }; at?: string }) {
  const { inputs } = useEditingForm()
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.when?.(value) === false) return []
    // The table answers for the kind; the compiler cannot follow a field and its value through a loop.
    const Input = inputs[field.kind] as ComponentType<InputProps<AnyField>>
    return <Input key={name} field={field} value={value[name] as never} fieldPath={at ? `${at}.${name}` : name} siblings={value} />
  })
}
