import type { AnyContent, Conflict } from '../../src/content/section.ts'
import { disputeIn, openConflicts } from '../../src/editor/saving/disputes.ts'
import type { Choice } from '../../src/editor/saving/save-state.ts'
import { fieldAt } from '../../src/editor/saving/field-paths.ts'
import { cellsOfRow, changedCells, snapshotOfContent } from './editing-cells.ts'
import type { Person } from './editing-person.ts'
import type { Journal } from './editing-journal.ts'
import { drawn, type Dice } from './editing-dice.ts'
import type { Tab } from './editing-tab.ts'

/** Chooses theirs, mine or written together for everything that is open, and now and then chooses again. */
export function chooseAll(tab: Tab, person: Person, journal: Journal, roll: Dice) {
  const dispute = disputeIn(tab.run.state())
  if (!dispute) return
  for (const conflict of dispute.merged.conflicts) {
    const { path } = conflict
    const before = dispute.choices[path]
    if (before && roll() < 0.8) continue
    const kind = kindOf(tab, path)
    const take = drawn(roll, [
      ['theirs', 35],
      ['mine', 35],
      ['write', kind ? 30 : 0],
    ] as const)
    const choice: Choice = take === 'write' ? { write: person.words(path, kind ?? 'text') } : { take }
    if (before && 'write' in before) journal.saw(tab.writer, tab.section.key, path, textOf(conflict, choice), textOf(conflict, before))
    // What was written together is kept at once; the sides as they were count as chosen only when Save is pressed.
    if ('write' in choice) {
      journal.edits.push({ writer: tab.writer, tab: tab.id, section: tab.section.key, cell: path, text: String(choice.write) })
      noteChoice(journal, tab, conflict, choice)
    }
    tab.run.tell({ is: 'chose', fieldPath: path, choice })
  }
}

/** Called as Save is pressed: what was chosen is chosen for good, and both sides were in view. */
export function noteChoices(journal: Journal, tab: Tab) {
  const dispute = disputeIn(tab.run.state())
  if (!dispute || openConflicts(dispute).length > 0) return
  for (const conflict of dispute.merged.conflicts) {
    noteChoice(journal, tab, conflict, dispute.choices[conflict.path])
  }
}

/** Writes down what somebody chose in a conflict, and that they saw both sides. */
export function noteChoice(journal: Journal, tab: Tab, conflict: Conflict, choice: Choice) {
  const { writer, section } = tab
  if (conflict.path.endsWith('#order')) return journal.moved(writer, section.key, conflict.path.slice(0, -'#order'.length))
  const chosen = cellsOf(conflict.path, 'write' in choice ? choice.write : conflict[choice.take])
  const [theirs, mine] = [cellsOf(conflict.path, conflict.theirs), cellsOf(conflict.path, conflict.mine)]
  for (const cell of new Set([...chosen.keys(), ...theirs.keys(), ...mine.keys()])) {
    const text = chosen.get(cell)
    for (const side of [theirs, mine]) if (side.get(cell) !== text) journal.saw(writer, section.key, cell, text, side.get(cell))
  }
}

/** A whole older version is wanted in place of what is on the page or on its way there. What is not saved yet is put aside. */
export function noteRestore(journal: Journal, { writer, section }: Tab, wanted: AnyContent, over: AnyContent[]) {
  const after = snapshotOfContent(wanted)
  for (const list of after.orders.keys()) journal.moved(writer, section.key, list)
  for (const before of over.map(snapshotOfContent))
    for (const cell of changedCells(before, after))
      journal.restored(writer, section.key, cell, after.cells.get(cell), before.cells.get(cell))
}

const textOf = (conflict: Conflict, choice: Choice) => ('write' in choice ? choice.write : conflict[choice.take]) as string

/** A conflict is about one text, or about a whole row that one side has deleted. */
function cellsOf(path: string, value: unknown): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]])
  if (value === null || value === undefined) return new Map()
  return cellsOfRow(path, value)
}

/** The kind of a text field; nothing for rows and orders, which cannot be written together. */
function kindOf({ section }: Tab, path: string): string | undefined {
  return path.includes('#') ? fieldAt(section.fields, path)?.kind : section.fields[path]?.kind
}
