import type { AnyContent } from '../../src/content/section.ts'
import { disputeIn } from '../../src/editor/saving/disputes.ts'
import { fieldAt, valueAt, withValueAt } from '../../src/editor/saving/field-paths.ts'
import { listsIn } from '../../src/fields/inner-lists.ts'
import type { ListField } from '../../src/fields/list.ts'
import type { Fields } from '../../src/fields/kinds.ts'
import { articleOfKey } from '../../src/nouns/articles/article-keys.ts'
import { blockOf } from './editing-articles.ts'
import { cellsOfRow } from './editing-cells.ts'
import { noteChoice } from './editing-choices.ts'
import type { Journal } from './editing-journal.ts'
import type { Tab } from './editing-tab.ts'

/** What a person does in the panel: each deed tells the engine what the panel would, and the journal what was in view. */

type AnyRow = { [name: string]: unknown } & { id: string }
/** A list somebody has before them: of the record, or inside one of its rows. */
type Held = { list: string; field: ListField; rows: AnyRow[]; least: number }
type Where = { where: number; to: number }

export type Person = ReturnType<typeof personIn>

/** What the person in this tab can do. */
export function personIn(tab: Tab, journal: Journal) {
  const { run, section, writer } = tab
  const [top] = listsIn(section.fields as Fields)
  const texts = Object.entries(section.fields as Fields).flatMap(([name, { kind, ...declared }]) => {
    if ('fields' in declared) return Object.keys(declared.fields).map((part) => `${name}.${part}`)
    return kind === 'list' || kind === 'choice' || isChosen(name) ? [] : [name]
  })
  const byHand = articleOfKey(section.key) === undefined ? ['text', 'link', 'image'] : ['richText']
  let edits = 0

  const draft = () => run.state().draft
  const taken = <T>(from: readonly T[], part: number) => from[Math.min(from.length - 1, Math.floor(part * from.length))]

  /** Mostly a list inside a row, where there are any: the outer one is moved and deleted by few. */
  function listBefore({ where, to }: Where): Held | undefined {
    if (!top) return undefined
    const [list, field] = top
    const rows = draft()[list] as AnyRow[]
    const [inner] = listsIn(field.item)
    const full = inner ? rows.filter((row) => (row[inner[0]] as AnyRow[]).length > 0) : []
    if (!inner || full.length === 0 || anew(to) > 0.75) return { list, field, rows, least: 4 }
    const row = taken(full, anew(where))
    return { list: `${list}#${row.id}.${inner[0]}`, field: inner[1], rows: row[inner[0]] as AnyRow[], least: 2 }
  }

  /** What is written in a row by hand: neither chosen nor uploaded, and asked for whatever else it says. */
  const wordsOf = ({ item }: ListField) =>
    Object.entries(item).flatMap(([name, { kind, when }]) => (byHand.includes(kind) && !when ? [name] : []))

  /** Words nobody else will ever write, in the shape the field takes. */
  function words(fieldPath: string, kind: string) {
    const mark = `w${writer}t${tab.id}e${(edits += 1)}`
    if (fieldPath === 'email') return `${mark}@windbreak.example`
    if (fieldPath === 'zip') return `${10_000 + (tab.id % 90_000)}-${String(edits % 10_000).padStart(4, '0')}`
    if (fieldPath === 'lat' || fieldPath === 'lng') return `${fieldPath === 'lat' ? 38 : -105}.${tab.id * 1000 + edits}`
    if (kind === 'richText') return blockOf(mark, edits)
    return kind === 'text' ? mark : kind === 'image' ? `/art/${mark}` : `/${mark}`
  }

  function write(fieldPath: string) {
    const dispute = disputeIn(run.state())
    const conflict = dispute?.merged.conflicts.find(({ path }) => path === fieldPath)
    // Typing over a side that was chosen settles that choice: both sides were seen.
    if (conflict && dispute?.choices[fieldPath]) noteChoice(journal, tab, conflict, dispute.choices[fieldPath])
    const old = valueAt(draft(), fieldPath)
    const value = typeof old === 'boolean' ? !old : fieldPath === 'state' ? 'Colorado' : words(fieldPath, kindAt(fieldPath))
    const text = String(value)
    // The other side that is on the screen by now, and the words this work began with: both were in view.
    if (dispute) journal.saw(writer, section.key, fieldPath, text, asText(valueAt(dispute.base, fieldPath)))
    journal.typed({ writer, tab: tab.id, section: section.key, cell: fieldPath, text }, asText(old))
    run.tell({ is: 'typed', draft: withValueAt(draft(), fieldPath, value) })
  }

  function kindAt(fieldPath: string): string {
    return fieldAt(section.fields as Fields, fieldPath)?.kind ?? 'text'
  }

  function add(at: Where) {
    const held = listBefore(at)
    if (!held || held.rows.length > 14) return
    const { list, field, rows } = held
    const row: AnyRow = field.newRow()
    const written = wordsOf(field)
    for (const name of written) row[name] = words(name, field.item[name].kind)
    for (const [cell, text] of cellsOfRow(`${list}#${row.id}`, row)) {
      if (written.some((name) => cell === `${list}#${row.id}.${name}`))
        journal.typed({ writer, tab: tab.id, section: section.key, cell, text }, undefined)
      else journal.saw(writer, section.key, cell, text, undefined)
    }
    const grown = rows.toSpliced(Math.floor(at.to * (rows.length + 1)), 0, row)
    run.tell({ is: 'typed', draft: withValueAt(draft(), list, grown) })
  }

  function remove(at: Where) {
    const held = listBefore(at)
    if (!held || held.rows.length < held.least) return
    const { list, rows } = held
    const row = taken(rows, at.where)
    const dispute = disputeIn(run.state())
    for (const conflict of dispute?.merged.conflicts ?? [])
      if (dispute?.choices[conflict.path] && conflict.path.startsWith(`${list}#${row.id}`))
        noteChoice(journal, tab, conflict, dispute.choices[conflict.path])
    for (const [cell, text] of cellsOfRow(`${list}#${row.id}`, row)) journal.saw(writer, section.key, cell, undefined, text)
    run.tell({ is: 'removed', list, id: row.id, draft: withValueAt(draft(), `${list}#${row.id}`, null) })
  }

  function move(at: Where) {
    const held = listBefore(at)
    if (!held || held.rows.length < 2) return
    const { list, rows } = held
    const row = taken(rows, at.where)
    const others = rows.filter((each) => each !== row)
    journal.moved(writer, section.key, list)
    const ids = others.toSpliced(Math.floor(at.to * rows.length), 0, row).map(({ id }) => id)
    run.tell({ is: 'moved', list, draft: withValueAt(draft(), `${list}#order`, ids) })
  }

  function typeInRow(at: Where) {
    const held = listBefore(at)
    if (!held || held.rows.length === 0) return
    write(`${held.list}#${taken(held.rows, at.where).id}.${taken(wordsOf(held.field), at.to)}`)
  }

  return {
    words,
    add,
    remove,
    move,
    write,
    /** Fills in what the form insists on: somebody new has nothing yet. */
    complete() {
      if (disputeIn(run.state())) return
      for (const { path } of section.check(draft())) write(path)
    },
    // A grid of the hub is its list and nothing beside it.
    type: (at: Where) => (texts.length > 0 ? write(taken(texts, at.where)) : typeInRow(at)),
    typeInRow,
    /** Discard changes: everything that is in the panel and not on the site is not wanted. */
    throwAway(drop: (content: AnyContent) => void) {
      const { flight, draft: typed } = run.state()
      if (flight) return
      drop(typed)
      const dispute = disputeIn(run.state())
      if (dispute) drop(dispute.mine)
      run.tell({ is: 'thrownAway' })
    },
  }
}

/** Another part of a whole that follows from this one. */
const anew = (part: number) => (part * 16) % 1

/** Of an article: what is chosen from a list, or a day. */
const isChosen = (name: string) => /^(tag|relatedPost[123]|reviewBy)$/.test(name)

const asText = (value: unknown) => (value === undefined ? undefined : String(value))
