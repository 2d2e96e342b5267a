import { createContext, useContext, type ComponentType } from 'react'
import type { Siblings, ValueOf } from '../../fields/field.ts'
import type { AnyField, FieldKind } from '../../fields/kinds.ts'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import type { AnyContent } from '../../fields/define-record.ts'
import { isInside, valueAt, withRowBack, withValueAt } from '../saving/field-paths.ts'
import type { SaveState } from '../saving/save-state.ts'

export type InputProps<F extends AnyField> = {
  field: F
  value: ValueOf<F>
  fieldPath: string
  /** The values beside it in the same record. */
  siblings?: Siblings
}

/** One input for each kind of field; a kind without one does not compile. */
export type FieldInputs = { [K in FieldKind]: ComponentType<InputProps<Extract<AnyField, { kind: K }>>> }

export type ReadyRow = { list: string; row: { id: string } }

/** The form a field is in. */
type EditingForm = Edited & {
  desk: Desk
  state: SaveState
  inputs: FieldInputs
  /** The path of the row that is open: "productList#k3f9". */
  row: string | null
  openRow(fieldPath: string | null): void
  /** An empty form for the next new row, which is no part of the draft before something is typed in it. */
  ready: ReadyRow | null
  /** Opens such a form in that list. */
  readyNext(list: string): void
  /** A picture that this device keeps is on its way (+1) or has arrived (−1): saving waits for it, as for `files`. */
  uploading(change: 1 | -1): void
}

const FormContext = createContext<EditingForm | null>(null)
export const EditingFormProvider = FormContext.Provider

/** The form an input is in. Throws outside of one. */
export function useEditingForm(): EditingForm {
  const form = useContext(FormContext)
  if (!form) throw new Error('An input is outside a form.')
  return form
}

/** What an input needs to show its value, its message, and to take what is typed. */
export function useField<V>(fieldPath: string): { id: string; message: string | undefined; put: (value: V) => void } {
  const { run, state, ready } = useEditingForm()
  return {
    id: fieldId(fieldPath),
    message: state.problems.find(({ path }) => path === fieldPath)?.message,
    put: (value) => run.tell({ is: 'typed', draft: withValueAt(withReadyRow(run.state().draft, ready, fieldPath), fieldPath, value) }),
  }
}

/** The draft with the row that was ready, once something in it is being typed. */
function withReadyRow(draft: AnyContent, ready: ReadyRow | null, fieldPath: string): AnyContent {
  if (!ready || !isInside(fieldPath, `${ready.list}#${ready.row.id}`)) return draft
  const { list, row } = ready
  return withRowBack(draft, list, row, (valueAt(draft, list) as unknown[]).length)
}

/** True for a field that may not be left as a new row begins with it, with what is beside it. */
export const isNeeded = (field: AnyField, siblings: Siblings = {}): boolean => field.check(field.blank as never, siblings, '').length > 0

/** "productList#k3f9.title" as an id of the document. */
export const fieldId = (fieldPath: string) => `ed-${fieldPath.replaceAll(/[.#]/g, '-')}`
