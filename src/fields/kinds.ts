import type { ValueOf } from './field.ts'
import type { GroupField } from './group.ts'
import type { ImageField } from './image.ts'
import type { LinkField } from './link.ts'
import type { ListField } from './list.ts'
import type { TextField } from './text.ts'
import type { ToggleField } from './toggle.ts'

/** Every kind of field there is. A new kind is one file and one line here; the editor's table then fails to compile until it has an input for it. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of any rows: the row type is the declaration's business
export type AnyField = TextField | LinkField | ImageField | ToggleField | GroupField<any> | ListField<any>

export type FieldKind = AnyField['kind']

export type Fields = { readonly [name: string]: AnyField }

export type RecordOf<F extends Fields> = { [K in keyof F]: ValueOf<F[K]> }
