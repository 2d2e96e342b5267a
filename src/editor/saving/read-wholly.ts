import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'

/** Content in wire shape with the ids of its rows, as calls and this device tell it. */
export type WireContent = { value: unknown; ids?: Record<string, string[]> }

/**
 * The content that was told, what it does not name as in `current`. Undefined when any of it cannot be read: it comes from
 * another release of the site, and to take the rest for the whole would lose what somebody wrote.
 */
export function readWholly(record: AnyRecord, { value, ids }: WireContent, current: AnyContent): AnyContent | undefined {
  if (record.fromWire(value, ids).lost.length > 0) return undefined
  return record.checkWire(value, current, ids).content as AnyContent
}
