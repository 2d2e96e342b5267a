import { choice } from '../fields/choice.ts'
import type { Rule } from '../fields/field.ts'
import { unreadable } from '../fields/field.ts'
import { list } from '../fields/list.ts'
import { maxLength, required } from '../fields/rules.ts'
import { text } from '../fields/text.ts'
import { toggle } from '../fields/toggle.ts'
import { listWire } from '../fields/wire.ts'
import { optionsOf, type FormRow } from '../nouns/forms/form-row.ts'
import { inputTypeNames, inputTypeOf, type InputTypeName } from '../nouns/forms/input-types.ts'
import { validationTypeNames, type ValidationType } from '../nouns/forms/validation-types.ts'
import { defineSection } from './section.ts'

/** How many questions staff may add to one form. */
export const mostQuestions = 60

const same = <Name extends string>(names: readonly Name[]) => Object.fromEntries(names.map((name) => [name, name])) as { [N in Name]: N }

const fitsItsType: Rule<'' | InputTypeName> = (name, { fieldType }) =>
  name === '' || (fieldType !== '' && inputTypeOf(name).values !== fieldType) ? 'Please select a Input Type!' : undefined

const hasItsOptions: Rule<string> = (written, { fieldInputType }) =>
  fieldInputType !== '' && inputTypeOf(fieldInputType as InputTypeName).hasOptions && optionsOf(written).length === 0
    ? 'Please enter the Value'
    : undefined

const options = text({
  label: 'Options',
  hint: 'One to a line. For Select, Radio, Chips, Checkbox and MultiSelect.',
  multiline: true,
  rules: [hasItsOptions, maxLength(10_000)],
})

/** Written one to a line, told to the calls as a list. */
const fieldValue: typeof options = {
  ...options,
  encode: (written) => optionsOf(written),
  decode(wire, absent) {
    if (!Array.isArray(wire)) return options.decode(wire, absent)
    return wire.every((each) => typeof each === 'string') ? wire.join('\n') : unreadable
  },
}

const row = {
  fieldType: choice({
    label: 'Field type',
    as: 'select',
    options: { '': 'Select a field type', ...same(['Single Value', 'Multi-Value'] as const) },
    rules: [required('Please select a field type!')],
  }),
  fieldInputType: choice({
    label: 'Input type',
    as: 'select',
    options: { '': 'Select an input type', ...same(inputTypeNames) },
    rules: [fitsItsType],
  }),
  fieldLabel: text({ label: 'Label', rules: [required('Please select a Label!'), maxLength(200)] }),
  fieldValue,
  placeHolder: text({ label: 'Placeholder', rules: [maxLength(200)] }),
  requiredStatus: toggle({ label: 'Must be answered', as: 'number' }),
  validationType: choice({ label: 'Has to be', as: 'select', options: same(validationTypeNames), fallback: 'None' }),
}

type Written = Pick<FormRow, 'fieldLabel'> & { fieldInputType: InputTypeName } & Partial<Omit<FormRow, 'fieldValue' | 'fieldInputType'>> & {
    fieldValue?: readonly string[]
  }

/** The questions of a form that staff may add, change, move and delete: the order of messages is that of the source's dialog. */
export function formQuestions(page: string, rows: readonly Written[]) {
  return defineSection({
    page,
    section: 'Form_Fields',
    editor: 'Add Field',
    wire: listWire('list'),
    fields: {
      items: list({
        label: 'Fields',
        noun: 'field',
        item: row,
        fallback: rows.map(({ fieldInputType, fieldValue: offered = [], ...own }) => ({
          fieldInputType,
          fieldType: inputTypeOf(fieldInputType).values,
          placeHolder: '',
          requiredStatus: false,
          validationType: 'None' as ValidationType,
          ...own,
          fieldValue: offered.join('\n'),
        })),
      }),
    },
  })
}

export type FormQuestions = ReturnType<typeof formQuestions>
