import type { InputTypeName } from '../../nouns/forms/input-types.ts'
import type { FormInput } from './form-input.ts'
import { checkbox } from './inputs/checkbox.tsx'
import { chips } from './inputs/chips.tsx'
import { date } from './inputs/date.tsx'
import { fileUpload } from './inputs/file-upload.tsx'
import { multiSelect } from './inputs/multi-select.tsx'
import { radio } from './inputs/radio.tsx'
import { select } from './inputs/select.tsx'
import { switchInput } from './inputs/switch.tsx'
import { textarea } from './inputs/textarea.tsx'
import { textboxSingle } from './inputs/textbox-single.tsx'
import { textbox } from './inputs/textbox.tsx'

/** How each kind of question is shown. */
export const formInputs: Record<InputTypeName, FormInput> = {
  Textbox: textbox,
  TextboxSingle: textboxSingle,
  Textarea: textarea,
  Date: date,
  Select: select,
  FileUpload: fileUpload,
  Switch: switchInput,
  Radio: radio,
  Chips: chips,
  Checkbox: checkbox,
  MultiSelect: multiSelect,
}
