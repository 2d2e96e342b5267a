import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'

const prints = new WeakMap<AnyContent, string>()

/** True when two contents would be saved the same, rows and their order included. */
export function sameContent(record: AnyRecord, a: AnyContent, b: AnyContent): boolean {
  return a === b || printOf(record, a) === printOf(record, b)
}

// Asked on every keystroke, and what is saved seldom changes: remembered for as long as the content itself.
function printOf(record: AnyRecord, content: AnyContent): string {
  const known = prints.get(content)
  if (known !== undefined) return known
  const print = JSON.stringify([record.toWire(content), record.idsOf(content)])
  prints.set(content, print)
  return print
}
