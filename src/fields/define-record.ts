import type { Json, Leaf, Merged, Problem } from './field.ts'
import type { Fields, RecordOf } from './kinds.ts'
import { listsIn } from './inner-lists.ts'
import type { ListField, Row } from './list.ts'
import { checkRecord, decodeRecord, fallbackOf, leavesOf, mergeRecord } from './record.ts'
import type { Marks, Wire } from './wire.ts'

/** What one thing is made of, declared once: a section's content, an agent. Checks, merging and the wire shape are derived from it. */
export interface ContentRecord<F extends Fields = Fields> {
  /** What people call one: "section", "agent". */
  readonly noun: string
  readonly fields: F
  readonly fallback: RecordOf<F>
  /** The row ids of each list, in order, by its path ("items", "items#k3f9.points"); they travel beside the wire shape, never in it. */
  idsOf(content: RecordOf<F>): Record<string, string[]>
  toWire(content: RecordOf<F>, marks?: Marks): Json
  /** What the wire's fields say beside their values; a save that says nothing keeps it, so it goes with what is stored. */
  marksOf(wire: unknown): Marks
  /** Reading forgives: what cannot be read is the default, and named in `lost`. */
  fromWire(wire: unknown, ids?: Record<string, string[]>): { content: RecordOf<F>; lost: string[] }
  /** Saving refuses. Fields the wire does not name keep what they hold in `current`; `ids` name the rows of lists. */
  checkWire(wire: unknown, current: RecordOf<F>, ids?: Record<string, string[]>): { content: RecordOf<F>; problems: Problem[] }
  /** `saved` is what is saved; what is new to it is checked as new. */
  check(content: RecordOf<F>, saved?: RecordOf<F>): Problem[]
  merge(base: RecordOf<F>, theirs: RecordOf<F>, mine: RecordOf<F>): Merged<RecordOf<F>>
  leaves(content: RecordOf<F>): Leaf[]
}

export type ContentOf<R> = R extends ContentRecord<infer F> ? RecordOf<F> : never

/** Content of a record nobody has named at compile time. */
export type AnyContent = { [name: string]: unknown }
// oxlint-disable-next-line typescript/no-explicit-any -- what keeps records keeps those of every shape
export type AnyRecord = ContentRecord<any>

type Declaration<F extends Fields> = { noun: string; wire: Wire; fields: F }

/** A record of these fields: default, wire shape, checks, merge and what is told apart in it, all from the one declaration. `noun` is what one is called. */
export function defineRecord<F extends Fields>({ noun, wire, fields }: Declaration<F>): ContentRecord<F> {
  const fallback = fallbackOf(fields)

  const identified = (content: RecordOf<F>, ids: Record<string, string[]> = {}, current?: RecordOf<F>): RecordOf<F> => {
    const result: { [name: string]: unknown } = { ...content }
    for (const [name, field] of listsIn(fields)) {
      // A list the wire did not name is still the very one of `current`, ids and all.
      if (content[name] === (current ?? fallback)[name]) continue
      result[name] = field.identify(
        content[name] as Row<Fields>[],
        ids[name],
        current?.[name] as Row<Fields>[] | undefined,
        (path) => ids[name + path],
      )
    }
    return result as RecordOf<F>
  }

  const worthSaving = (content: RecordOf<F>): RecordOf<F> => {
    const rowsOf = ([name, field]: [string, ListField<Fields>]) => [name, field.worthSaving(content[name] as Row<Fields>[])]
    return { ...content, ...Object.fromEntries(listsIn(fields).map(rowsOf)) }
  }

  return {
    noun,
    fields,
    fallback,
    idsOf: (content) =>
      Object.fromEntries(
        listsIn(fields).flatMap(([name, field]) =>
          field.idsOf(content[name] as Row<Fields>[]).map(([path, ids]): [string, string[]] => [name + path, ids]),
        ),
      ),
    toWire: (content, marks) => wire.write(fields, content, marks),
    marksOf: (sent) => wire.readMarks?.(fields, sent) ?? {},
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
      // Before rows are told apart, which takes the longer the more of them changed.
      const overfull = listsIn(fields).flatMap(([name, field]) => field.overfull(value[name] as Row<Fields>[], name))
      if (overfull.length > 0) return { content: current, problems: overfull }
      const content = identified(value, ids, current)
      const problems = [...checkRecord(fields, content, '', current), ...checkMarks(wire.readMarks?.(fields, sent) ?? {})]
      // Nothing it names is ours: to answer "saved" would hide that nothing was.
      const empty = problems.length === 0 && !Object.keys(fields).some((name) => name in named)
      return {
        content: worthSaving(content),
        problems: empty ? [{ path: 'content', message: `The content names no field of this ${noun}.` }] : problems,
      }
    },
    check: (content, saved) => checkRecord(fields, content, '', saved),
    merge: (base, theirs, mine) => mergeRecord(fields, base, theirs, mine),
    leaves: (content) => leavesOf(fields, content),
  }
}

/** A name at most: they are no place for texts. */
const longestMark = 200

const checkMarks = (marks: Marks): Problem[] =>
  Object.entries(marks).flatMap(([name, said]) =>
    Object.entries(said).flatMap(([mark, word]) =>
      word.length > longestMark ? [{ path: `${name}.${mark}`, message: `Please keep this under ${longestMark} characters.` }] : [],
    ),
  )
