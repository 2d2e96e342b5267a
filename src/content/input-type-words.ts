import { mostFileBytes, mostFiles } from '../nouns/forms/file-limits.ts'
import type { InputTypeName } from '../nouns/forms/input-types.ts'
import type { ValidationType } from '../nouns/forms/validation-types.ts'

/** Each input type as staff read it beside the name the calls know it by, and what visitors see of it. */
export const inputTypeWords: { [N in InputTypeName]: { name: string; looks: string } } = {
  Textbox: { name: 'Short answer', looks: 'One line to write in; two of these share a row.' },
  TextboxSingle: { name: 'Long line', looks: 'One line to write in, as wide as the form.' },
  Textarea: { name: 'Paragraph', looks: 'Several lines to write in.' },
  Date: { name: 'Date', looks: 'A day, typed as mm-dd-yyyy or picked from a calendar; two share a row.' },
  Select: { name: 'One of a list', looks: 'A list that unfolds, to choose one from; two share a row.' },
  FileUpload: { name: 'Files', looks: `Photos and pdfs, ${mostFileBytes / 1024 ** 2} MB each; up to ${mostFiles} in a whole form.` },
  Switch: { name: 'Yes or no', looks: 'A switch. Where it must be answered, it has to be on.' },
  Radio: { name: 'One of a few', looks: 'All choices in sight, one can be marked.' },
  Chips: { name: 'Several buttons', looks: 'Small buttons side by side; any of them can be pressed.' },
  Checkbox: { name: 'Several boxes', looks: 'A box to tick for each choice.' },
  MultiSelect: { name: 'Several of a list', looks: 'A list that scrolls, with a box to tick for each choice; for long lists.' },
}

export const validationWords: { [V in ValidationType]: string } = {
  None: 'Anything (None)',
  'Any Input': 'Anything (Any Input)',
  'Only Text': 'Letters and spaces (Only Text)',
  'Only Number': 'Digits and spaces (Only Number)',
  Email: 'An e-mail address (Email)',
  Phone: 'A phone number (Phone)',
  Zip: 'A ZIP code (Zip)',
}
