import type { AnySection } from '../../content/section.ts'
import type { AnyContent } from '../../fields/define-record.ts'
import { parseJson, readObject } from '../../fields/group.ts'
import { unwrapped } from '../../fields/scalar.ts'
import { refuseProblems, type Ids } from '../content/stored-content.ts'
import { keyOf, type ItemKind } from './item-kind.ts'
import { numberIn, sentKey } from './item-writer.ts'
import type { DatedItem } from './list-items-at.ts'

/** A kind, and the section that shows all of it as the one list of its field. */
export type ListedKind<C extends AnyContent = AnyContent> = { kind: ItemKind<C>; section: AnySection; field: string }

/** One item of a list that was sent: its own wire shape, its key and, when it carries one, its number. */
export type SentItem = { wire: object; key: string; id: number | undefined }

/** One thing to do: save the item at `index` of the list, or delete one. */
export type Change = { index: number; id: number | undefined; wire: object; base: number | undefined; restores?: number } | { key: string }

/** What was deleted, by its key: the number it had, and the revision that is its deletion. */
export type Deleted = ReadonlyMap<string, { id: number; revision: number }>

/** The items of a list section as sent. Throws `invalid` (422) when it cannot be read, or two of them share a key. */
export function readSentItems<C extends AnyContent>(
  { kind, section, field }: ListedKind<C>,
  wire: unknown,
  ids: Ids | undefined,
): SentItem[] | undefined {
  const { problems } = section.checkWire(wire, section.fallback)
  // What is wrong with one of them is said when that one is saved.
  refuseProblems(problems.filter(({ path }) => !path.startsWith(`${field}.`)))
  const { [field]: sentList } = readObject(wire) as { [name: string]: unknown }
  if (sentList === undefined) return undefined
  const value = unwrapped(sentList)
  const rows = (typeof value === 'string' ? (value.trim() === '' ? [] : parseJson(value)) : value) as unknown[]
  const numbers = ids?.[field]?.length === rows.length ? ids[field] : []
  const sent = rows.map((row, index) => {
    const { id, ...object } = readObject(row) as { [name: string]: unknown }
    return { wire: object, key: sentKey(kind, object), id: numberIn(numbers[index]) ?? numberIn(id) }
  })
  const seen = new Set<string>()
  refuseProblems(
    sent.flatMap(({ key }, index) => {
      if (key === '' || !seen.has(key)) return seen.add(key) && []
      return [{ path: `${field}.${index}.${kind.primaryKey}`, message: kind.words.taken }]
    }),
  )
  return sent
}

/**
 * What a list asks for, next to what is there and, when it was written on an older list, to that one. An item is known by
 * its key, else by its number; what is not in the list is deleted, unless somebody else only just added it. What was deleted
 * and is in it again comes back under its number and with its history, saying what was sent alone.
 */
export function planListSave<C extends AnyContent>(
  kind: ItemKind<C>,
  sent: SentItem[],
  current: DatedItem<C>[],
  ancestor: DatedItem<C>[] | undefined,
  deleted: Deleted,
  refuse: () => never,
): Change[] {
  const before = ancestor ?? current
  const baseOf = new Map(before.map((each) => [each.id, each]))
  const currentOf = new Map(current.map((each) => [each.id, each]))
  const meant = whichAreMeant(kind, sent, [...before, ...current])

  const kept = new Set(meant.filter((id) => id !== undefined))
  const gone = current.filter(({ id }) => !kept.has(id) && baseOf.has(id))
  for (const { id, revision } of gone) if (baseOf.get(id)?.revision !== revision) refuse()

  // What a row does not say is not said of somebody new by what was under the key before.
  const anew = readObject(kind.record.toWire(kind.record.fallback)) as object
  const saves = sent.flatMap(({ wire, key }, index): Change[] => {
    const id = meant[index]
    const back = id === undefined ? deleted.get(key) : undefined
    if (back) return [{ index, id: back.id, wire: { ...anew, ...wire }, base: back.revision, restores: back.revision }]
    const base = id === undefined ? undefined : baseOf.get(id)
    if (!base) return [{ index, id, wire, base: id === undefined ? 0 : currentOf.get(id)?.revision }]
    if (isSame(kind, wire, base)) return []
    // They deleted what this list changed: nothing is decided for either.
    if (!currentOf.has(base.id)) refuse()
    return [{ index, id, wire, base: base.revision }]
  })
  return [...gone.map(({ content }) => ({ key: keyOf(kind, content) })), ...saves]
}

/** Each sent item's number; keys first, so that a number that was copied along cannot take another's place. */
function whichAreMeant<C extends AnyContent>(kind: ItemKind<C>, sent: SentItem[], known: DatedItem<C>[]): (number | undefined)[] {
  const byKey = new Map(known.map(({ id, content }) => [keyOf(kind, content), id]))
  const byNumber = new Set(known.map(({ id }) => id))
  const meant = sent.map(({ key }) => byKey.get(key))
  const taken = new Set(meant)
  return meant.map((id, index) => {
    const { id: number } = sent[index]
    if (id !== undefined || number === undefined || !byNumber.has(number) || taken.has(number)) return id
    taken.add(number)
    return number
  })
}

/** True when the sent shape says nothing that is not so already. */
function isSame<C extends AnyContent>({ record }: ItemKind<C>, wire: object, { content }: DatedItem<C>): boolean {
  const { content: sent, problems } = record.checkWire(wire, content)
  return problems.length === 0 && JSON.stringify(record.toWire(sent)) === JSON.stringify(record.toWire(content))
}
