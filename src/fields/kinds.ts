import type { ChoiceField } from './choice.ts'
import type { ValueOf } from './field.ts'
import type { GroupField } from './group.ts'
import type { ImageField } from './image.ts'
import type { LinkField } from './link.ts'
import type { ListField } from './list.ts'
import type { MomentField } from './moment.ts'
import type { PdfField } from './pdf.ts'
import type { RichTextField } from './rich-text.ts'
import type { TextField } from './text.ts'
import type { ToggleField } from './toggle.ts'

/** Every kind of field there is. A new kind is one file and one line here; the editor's table then fails to compile until it has an input for it. */
export type AnyField =
  | TextField
  | RichTextField
  | LinkField
  | ImageField
  | PdfField
  | ToggleField
  | MomentField
  // oxlint-disable-next-line typescript/no-explicit-any -- any options: which ones is the declaration's business
  | ChoiceField<any>
  // oxlint-disable-next-line typescript/no-explicit-any -- any fields: which ones is the declaration's business
  | GroupField<any>
  // oxlint-disable-next-line typescript/no-explicit-any -- any rows: which ones is the declaration's business
  | ListField<any>

export type FieldKind = AnyField['kind']

export type Fields = { readonly [name: string]: AnyField }

export type RecordOf<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> }
