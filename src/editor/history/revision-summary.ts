import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import type { Leaf } from '../../fields/field.ts'
import { rowOfPath, rowsOfPath } from '../saving/field-paths.ts'

export type Difference = { path: string; label: string; before: string; after: string }

/** Every smallest piece of text that differs, in the order people meet it. */
export function differencesOf(record: AnyRecord, before: AnyContent, after: AnyContent): Difference[] {
  const [old, now] = [byPath(record.leaves(before)), byPath(record.leaves(after))]
  const paths = new Set([...now.keys(), ...old.keys()])
  const different = [...paths].map((path) => ({
    path,
    label: (now.get(path) ?? (old.get(path) as Leaf)).label,
    before: old.get(path)?.text ?? '',
    after: now.get(path)?.text ?? '',
  }))
  const changed = different.filter((each) => each.before !== each.after)
  return changed.filter(({ path, before: was, after: is }) => !path.endsWith('#order') || isMove(was, is, changed))
}

/** "Good student: title and description", "Defensive driving added", "Order": what a save did, in a line. */
export function summaryOf(record: AnyRecord, before: AnyContent, after: AnyContent): string {
  const [old, now] = [rowsIn(record.leaves(before)), rowsIn(record.leaves(after))]
  const parts = new Map<string, string[]>()
  const sentences: string[] = []
  for (const { path, label } of differencesOf(record, before, after)) {
    const rows = path.endsWith('#order') ? [] : rowsOfPath(path)
    const [name, what] = rows.length > 0 ? splitLabel(label) : ['', label]
    const unlike = rowsOfPath(path).find((row) => old.has(row) !== now.has(row))
    // What is inside a row that came or went came and went with it.
    if (unlike !== undefined && unlike !== rows.at(-1)) continue
    if (unlike !== undefined) sentences.push(`${name} ${now.has(unlike) ? 'added' : 'removed'}`)
    else parts.set(name, [...(parts.get(name) ?? []), what])
  }
  for (const [name, what] of parts) sentences.push(name ? `${name}: ${joined(what)}` : joined(what))
  const said = [...new Set(sentences)]
  if (said.length === 0) return 'Nothing changed'
  return said.length > 3 ? `${said.slice(0, 2).join('; ')}; and ${said.length - 2} more` : said.join('; ')
}

const byPath = (leaves: Leaf[]) => new Map(leaves.map((leaf) => [leaf.path, leaf]))

const rowsIn = (leaves: Leaf[]) => new Set(leaves.flatMap(({ path }) => rowsOfPath(path)))

/** Rows that came, went or were renamed change the list of names too; only a move of those that stayed is news. */
function isMove(was: string, is: string, changed: { path: string; before: string; after: string }[]): boolean {
  const renamed = new Set(changed.filter(({ path }) => rowOfPath(path)).flatMap(({ before, after }) => [before, after]))
  const stayed = (names: string) => names.split(', ').filter((name) => !renamed.has(name))
  const [a, b] = [stayed(was), stayed(is)]
  const both = (names: string[], others: string[]) => names.filter((name) => others.includes(name)).join(', ')
  return both(a, b) !== both(b, a)
}

function splitLabel(label: string): [string, string] {
  const at = label.lastIndexOf(', ')
  return at < 0 ? [label, ''] : [label.slice(0, at), label.slice(at + 2)]
}

function joined(words: string[]): string {
  const each = [...new Set(words)].map((word, index) => (index === 0 ? word : word.charAt(0).toLowerCase() + word.slice(1)))
  const text =
    each.length > 3
      ? `${each.slice(0, 2).join(', ')} and ${each.length - 2} more`
      : [each.slice(0, -1).join(', '), each.at(-1)].filter(Boolean).join(' and ')
  return text
}
