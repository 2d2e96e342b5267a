import type { AnyContent } from '../../src/content/section.ts'
import { disputeIn } from '../../src/editor/saving/disputes.ts'
import { valueAt, withValueAt } from '../../src/editor/saving/field-paths.ts'
import type { ListField, Row } from '../../src/fields/list.ts'
import type { Fields } from '../../src/fields/kinds.ts'
import { noteChoice } from './editing-choices.ts'
import type { Journal } from './editing-journal.ts'
import type { Tab } from './editing-tab.ts'

/** What a person does in the panel: each deed tells the engine what the panel would, and the journal what was in view. */

type AnyRow = Record<string, string> & { id: string }
type Where = { where: number; to: number }

export type Hands = ReturnType<typeof handsOf>

export function handsOf(tab: Tab, journal: Journal) {
  const { run, section, writer } = tab
  const [list] = Object.entries(section.fields as Fields).find(([, field]) => field.kind === 'list') ?? []
  const field = list ? (section.fields[list] as ListField) : undefined
  const texts = Object.entries(section.fields as Fields).flatMap(([name, { kind, ...declared }]) => {
    if ('fields' in declared) return Object.keys(declared.fields).map((part) => `${name}.${part}`)
    return kind === 'list' || kind === 'choice' ? [] : [name]
  })
  let edits = 0

  const draft = () => run.state().draft
  const rows = (content = draft()) => (list ? (content[list] as AnyRow[]) : [])
  const taken = <T>(from: readonly T[], part: number) => from[Math.min(from.length - 1, Math.floor(part * from.length))]

  /** Words nobody else will ever write, in the shape the field takes. */
  function words(fieldPath: string, kind: string) {
    const mark = `w${writer}t${tab.id}e${(edits += 1)}`
    if (fieldPath === 'email') return `${mark}@windbreak.example`
    if (fieldPath === 'zip') return `${10_000 + (tab.id % 90_000)}-${String(edits % 10_000).padStart(4, '0')}`
    if (fieldPath === 'lat' || fieldPath === 'lng') return `${fieldPath === 'lat' ? 38 : -105}.${tab.id * 1000 + edits}`
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
    const [name, , part] = fieldPath.split(/[#.]/)
    return fieldPath.includes('#') ? (section.fields[name].item[part].kind as string) : section.fields[name].kind
  }

  function add({ to }: Where) {
    if (!list || !field || rows().length > 14) return
    const row = field.newRow() as Row<Fields> & AnyRow
    for (const [name, { kind }] of Object.entries(field.item)) {
      const text = words(name, kind)
      Object.assign(row, { [name]: text })
      journal.typed({ writer, tab: tab.id, section: section.key, cell: `${list}#${row.id}.${name}`, text }, undefined)
    }
    const grown = rows().toSpliced(Math.floor(to * (rows().length + 1)), 0, row)
    run.tell({ is: 'typed', draft: { ...draft(), [list]: grown } })
  }

  function remove({ where }: Where) {
    if (!list || !field || rows().length < 4) return
    const { id, ...row } = taken(rows(), where)
    const dispute = disputeIn(run.state())
    for (const conflict of dispute?.merged.conflicts ?? [])
      if (dispute?.choices[conflict.path] && conflict.path.startsWith(`${list}#${id}`))
        noteChoice(journal, tab, conflict, dispute.choices[conflict.path])
    for (const [name, text] of Object.entries(row)) journal.saw(writer, section.key, `${list}#${id}.${name}`, undefined, text)
    run.tell({ is: 'removed', list, id, draft: withValueAt(draft(), `${list}#${id}`, null) })
  }

  function move({ where, to }: Where) {
    if (!list || rows().length < 2) return
    const row = taken(rows(), where)
    const others = rows().filter((each) => each !== row)
    journal.moved(writer, section.key, list)
    const ids = others.toSpliced(Math.floor(to * rows().length), 0, row).map(({ id }) => id)
    run.tell({ is: 'moved', list, draft: withValueAt(draft(), `${list}#order`, ids) })
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
    type: ({ where }: Where) => write(taken(texts, where)),
    typeInRow({ where, to }: Where) {
      if (!list || !field || rows().length === 0) return
      const name = taken(Object.keys(field.item), to)
      write(`${list}#${taken(rows(), where).id}.${name}`)
    },
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

const asText = (value: unknown) => (value === undefined ? undefined : String(value))
