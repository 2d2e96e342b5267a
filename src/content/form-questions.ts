import { choice } from '../fields/choice.ts'
import { unreadable, type Rule, type Siblings } from '../fields/field.ts'
import { list } from '../fields/list.ts'
import type { RowWords } from '../fields/list-options.ts'
import { maxLength, required } from '../fields/rules.ts'
import { text } from '../fields/text.ts'
import { toggle } from '../fields/toggle.ts'
import { listWire } from '../fields/wire.ts'
import { optionsOf, type FormRow } from '../nouns/forms/form-row.ts'
import { inputTypeNames, inputTypeOf, type InputTypeName } from '../nouns/forms/input-types.ts'
import type { ValidationType } from '../nouns/forms/validation-types.ts'
import { inputTypeWords, validationWords } from './input-type-words.ts'
import { defineSection } from './section.ts'

/** What the section is called on every page that has such questions. */
export const formQuestionsName = 'Form_Fields'

/** How many questions staff may add to one form. */
const mostQuestions = 60

/** How many answers one question may offer, and how long each may be. */
const mostOptions = 100
const longestOption = 200

const chosenType = ({ fieldInputType }: Siblings) =>
  fieldInputType === '' || fieldInputType === undefined ? undefined : inputTypeOf(fieldInputType as InputTypeName)
const offersOptions = (row: Siblings) => chosenType(row)?.hasOptions === true
const takesWords = (row: Siblings) => chosenType(row)?.freeWords === true

const goesWith = (name: '' | InputTypeName, { fieldType }: Siblings) =>
  name === '' || fieldType === '' || fieldType === undefined || inputTypeOf(name).values === fieldType

const fitsItsType: Rule<'' | InputTypeName> = (name, row) =>
  name === '' || !goesWith(name, row) ? 'Please select a Input Type!' : undefined

const hasItsOptions: Rule<string> = (written, row) => {
  if (!offersOptions(row)) return undefined
  const options = optionsOf(written)
  if (options.length === 0) return 'Please enter the Value'
  if (options.length > mostOptions) return `Please keep this to ${mostOptions} options.`
  return options.some((option) => option.length > longestOption) ? `Please keep each option under ${longestOption} characters.` : undefined
}

const options = text({
  label: 'Options',
  hint: 'One to a line.',
  multiline: true,
  rules: [hasItsOptions],
  when: offersOptions,
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

const named = Object.fromEntries(inputTypeNames.map((name) => [name, `${inputTypeWords[name].name} (${name})`]))
const looks = Object.fromEntries(inputTypeNames.map((name) => [name, inputTypeWords[name].looks]))

const row = {
  fieldType: choice({
    label: 'Field type',
    as: 'select',
    options: { '': 'Select a field type', 'Single Value': 'One answer (Single Value)', 'Multi-Value': 'Several answers (Multi-Value)' },
    rules: [required('Please select a field type!')],
  }),
  fieldInputType: choice<'' | InputTypeName>({
    label: 'Input type',
    as: 'select',
    options: { '': 'Select an input type', ...(named as { [N in InputTypeName]: string }) },
    meanings: looks,
    fits: goesWith,
    rules: [fitsItsType],
  }),
  fieldLabel: text({ label: 'Label', hint: 'What is asked.', rules: [required('Please select a Label!'), maxLength(200)] }),
  fieldValue,
  placeHolder: text({
    label: 'Placeholder',
    hint: 'An example, shown while nothing is written.',
    rules: [maxLength(200)],
    when: (siblings) => takesWords(siblings) || siblings.fieldInputType === 'Date',
  }),
  requiredStatus: toggle({ label: 'Must be answered', as: 'number' }),
  validationType: choice({ label: 'Has to be', as: 'select', options: validationWords, fallback: 'None', when: takesWords }),
}

type Written = Pick<FormRow, 'fieldLabel'> & { fieldInputType: InputTypeName } & Partial<Omit<FormRow, 'fieldValue' | 'fieldInputType'>> & {
    fieldValue?: readonly string[]
  }

/** What the source says of a form's fields, but for one form that says it otherwise. It is silent of their order. */
const usualWords: RowWords = {
  added: 'Field has been added.',
  changed: 'Field has been saved.',
  moved: 'Field has been saved.',
  deleted: 'Field has been deleted.',
}

/** The questions of a form that staff may add, change, move and delete: the order of messages is that of the source's dialog. */
export function formQuestions(page: string, rows: readonly Written[], says: RowWords = usualWords) {
  return defineSection({
    page,
    section: formQuestionsName,
    editor: 'Add Field',
    wire: listWire('list'),
    fields: {
      items: list({
        label: 'Fields',
        noun: 'field',
        says,
        asks: 'Are you sure to delete?',
        most: mostQuestions,
        firstIds: `${page}-`,
        about: ({ fieldInputType, requiredStatus }) =>
          [fieldInputType === '' ? '' : inputTypeWords[fieldInputType].name, requiredStatus ? 'must be answered' : '']
            .filter(Boolean)
            .join(', '),
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
