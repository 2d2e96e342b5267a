import type { Conflict, Json, Leaf, Merged, Problem } from '../fields/field.ts'
import type { Fields, RecordOf } from '../fields/kinds.ts'
import type { ListField, Row } from '../fields/list.ts'
import { checkRecord, decodeRecord, fallbackOf, leavesOf, mergeRecord } from '../fields/record.ts'
import type { Wire } from './wire.ts'

/** One editable section of one page, declared once; everything else about it is derived from this. */
export interface Section<F extends Fields = Fields, E extends string = string> {
  /** "page/section", unique on the site. */
  readonly key: string
  readonly page: string
  readonly section: string
  /** The accessible name of its pencil and its dialog, as the seeds name it. */
  readonly editor: string
  readonly fields: F
  /** Other pencils of the same section, each for some of its fields. */
  readonly parts: readonly Part<F, E>[]
  /** Shown when it is saved. */
  readonly saved: string
  readonly fallback: RecordOf<F>
  /** The row ids of each list, in order; they travel beside the wire shape, never in it. */
  idsOf(content: RecordOf<F>): Record<string, string[]>
  toWire(content: RecordOf<F>): Json
  /** Reading forgives: what cannot be read is the default, and named in `lost`. */
  fromWire(wire: unknown, ids?: Record<string, string[]>): { content: RecordOf<F>; lost: string[] }
  /** Saving refuses. Fields the wire does not name stay as they are in `current`; `ids` name the rows of lists. */
  checkWire(wire: unknown, current: RecordOf<F>, ids?: Record<string, string[]>): { content: RecordOf<F>; problems: Problem[] }
  check(content: RecordOf<F>): Problem[]
  merge(base: RecordOf<F>, theirs: RecordOf<F>, mine: RecordOf<F>): Merged<RecordOf<F>>
  leaves(content: RecordOf<F>): Leaf[]
}

/** Some fields of a section with a pencil of their own: another way to the same value, its one draft and its one revision. */
export interface Part<F extends Fields = Fields, E extends string = string> {
  readonly editor: E
  readonly fields: readonly (keyof F & string)[]
}

export type ContentOf<S> = S extends Section<infer F> ? RecordOf<F> : never

/** Content of a section nobody has named at compile time. */
export type AnyContent = { [name: string]: unknown }
// oxlint-disable-next-line typescript/no-explicit-any -- the list of sections holds sections of every shape
export type AnySection = Section<any>
export type { Conflict }

type Declaration<F extends Fields, E extends string> = {
  page: string
  section: string
  editor: string
  wire: Wire
  fields: F
  parts?: readonly Part<F, E>[]
  saved?: string
}

export function defineSection<F extends Fields, const E extends string = never>({
  page,
  section,
  editor,
  wire,
  fields,
  parts = [],
  saved = 'Content Saved',
}: Declaration<F, E>): Section<F, E> {
  const fallback = fallbackOf(fields)

  const identified = (content: RecordOf<F>, ids: Record<string, string[]> = {}, current?: RecordOf<F>): RecordOf<F> => {
    const result: { [name: string]: unknown } = { ...content }
    for (const [name, field] of lists(fields)) {
      // A list the wire did not name is still the very one that stands, ids and all.
      if (content[name] === (current ?? fallback)[name]) continue
      result[name] = field.identify(content[name] as Row<Fields>[], ids[name], current?.[name] as Row<Fields>[] | undefined)
    }
    return result as RecordOf<F>
  }

  return {
    key: `${page}/${section}`,
    page,
    section,
    editor,
    fields,
    parts,
    saved,
    fallback,
    idsOf: (content) => Object.fromEntries(lists(fields).map(([name]) => [name, (content[name] as { id: string }[]).map((row) => row.id)])),
    toWire: (content) => wire.write(fields, content),
    fromWire(stored, ids) {
      const named = wire.read(stored)
      if (!named) return { content: fallback, lost: ['content'] }
      const { value, lost } = decodeRecord(fields, named, fallback)
      return { content: identified(value, ids), lost }
    },
    checkWire(sent, current, ids) {
      const named = wire.read(sent)
      if (!named) return { content: current, problems: [{ path: 'content', message: 'The content cannot be read.' }] }
      const { value, lost } = decodeRecord(fields, named, current)
      if (lost.length > 0)
        return { content: current, problems: lost.map((path) => ({ path, message: `The field "${path}" cannot be read.` })) }
      const content = identified(value, ids, current)
      const problems = checkRecord(fields, content)
      // Nothing it names is ours: to answer "saved" would hide that nothing was.
      const empty = problems.length === 0 && !Object.keys(fields).some((name) => name in named)
      return { content, problems: empty ? [{ path: 'content', message: 'The content names no field of this section.' }] : problems }
    },
    check: (content) => checkRecord(fields, content),
    merge: (base, theirs, mine) => mergeRecord(fields, base, theirs, mine),
    leaves: (content) => leavesOf(fields, content),
  }
}

function lists(fields: Fields): [string, ListField<Fields>][] {
  return Object.entries(fields).filter((entry): entry is [string, ListField<Fields>] => entry[1].kind === 'list')
}
