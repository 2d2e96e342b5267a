import { defineRecord, type ContentRecord } from '../fields/define-record.ts'
import type { Fields, RecordOf } from '../fields/kinds.ts'
import { fieldsWire, type Wire } from '../fields/wire.ts'

/** One editable section of one page, declared once: a record, and where it is and what its pencil says. */
export interface Section<F extends Fields = Fields, E extends string = string> extends ContentRecord<F> {
  /** "page/section", unique on the site. */
  readonly key: string
  readonly page: string
  readonly section: string
  /** The accessible name of its pencil and its dialog. */
  readonly editor: string
  /** Other pencils of the same section, each for some of its fields. */
  readonly parts: readonly Part<F, E>[]
  /** Shown when it is saved. */
  readonly saved: string
  /** What the button that saves it says. */
  readonly button: string
  /** True where nobody but those who may edit ever gets its content. */
  readonly staffOnly: boolean
  /** Whether visitors see it at that instant, where that is not said by its being saved. */
  isSeen?(content: RecordOf<F>, at: Date, timeZone: string): boolean
  /** Names old clients know it by as well. */
  readonly alsoNamed: readonly string[]
  /** Its fields that say an address, where `lat` and `lng` beside them are put on a map. */
  readonly spot: readonly (keyof F & string)[]
}

/** Some fields of a section with a pencil of their own: another way to the same value, its one draft and its one revision. */
interface Part<F extends Fields = Fields, E extends string = string> {
  readonly editor: E
  readonly fields: readonly (keyof F & string)[]
}

export type { AnyContent, ContentOf } from '../fields/define-record.ts'
// oxlint-disable-next-line typescript/no-explicit-any -- the list of sections holds sections of every shape
export type AnySection = Section<any>
export type { Conflict } from '../fields/field.ts'

type Declaration<F extends Fields, E extends string> = {
  page: string
  section: string
  editor: string
  /** Its shape on the calls, where that is not an object of its fields. */
  wire?: Wire
  fields: F
  parts?: readonly Part<F, E>[]
  saved?: string
  button?: string
  staffOnly?: boolean
  isSeen?: Section<F>['isSeen']
  alsoNamed?: readonly string[]
  spot?: readonly (keyof F & string)[]
}

/** A section as the server, the editor and the pages know it, from the few lines it is declared with. */
export function defineSection<F extends Fields, const E extends string = never>({
  page,
  section,
  editor,
  wire = fieldsWire(),
  fields,
  parts = [],
  saved = 'Content Saved',
  button = 'Save',
  staffOnly = false,
  isSeen,
  alsoNamed = [],
  spot = [],
}: Declaration<F, E>): Section<F, E> {
  return {
    ...defineRecord({ noun: 'section', wire, fields }),
    key: `${page}/${section}`,
    page,
    section,
    editor,
    parts,
    saved,
    button,
    staffOnly,
    ...(isSeen ? { isSeen } : {}),
    alsoNamed,
    spot,
  }
}
