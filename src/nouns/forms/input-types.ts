import type { InputType } from './input-type.ts'
import { checkbox } from './inputs/checkbox.ts'
import { chips } from './inputs/chips.ts'
import { date } from './inputs/date.ts'
import { fileUpload } from './inputs/file-upload.ts'
import { multiSelect } from './inputs/multi-select.ts'
import { radio } from './inputs/radio.ts'
import { select } from './inputs/select.ts'
import { switchInput } from './inputs/switch.ts'
import { textarea } from './inputs/textarea.ts'
import { textboxSingle } from './inputs/textbox-single.ts'
import { textbox } from './inputs/textbox.ts'

/** Every way a question can be answered, by the name calls know it by (FieldInputType). */
export const inputTypes = {
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
} as const satisfies Record<string, InputType>

export type InputTypeName = keyof typeof inputTypes

export const inputTypeNames = Object.keys(inputTypes) as InputTypeName[]

/** How a question of this kind is answered. */
export const inputTypeOf = (name: InputTypeName): InputType => inputTypes[name]
