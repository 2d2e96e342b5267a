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

/** Every kind of field there is. A new kind is one file and one line here; what it `holds` and the editor's table of inputs then fail to compile until they have it. */
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

/**
 * What the value of a field is to those who walk through records: to the search, to whoever looks after links and files, to who replaces words. A
 * new kind does not compile until it is said here, and all of them know it then.
 */
export const holds: Readonly<Record<FieldKind, Held>> = {
  text: 'words',
  richText: 'html',
  link: 'address',
  pdf: 'paper',
  image: 'picture',
  toggle: 'nothing',
  moment: 'nothing',
  choice: 'nothing',
  group: 'fields',
  list: 'rows',
}

type Held = 'words' | 'html' | 'address' | 'paper' | 'picture' | 'nothing' | 'fields' | 'rows'

export type Fields = { readonly [name: string]: AnyField }

export type RecordOf<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> }
