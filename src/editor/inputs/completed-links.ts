import type { AnyContent } from '../../fields/define-record.ts'
import type { Fields } from '../../fields/kinds.ts'
import { completedAddress } from '../../fields/link.ts'
import { mapValues } from '../../fields/map-values.ts'

/** The draft with every address completed, as leaving its box would have done: Ctrl+S is pressed inside one. The same object where all are whole. */
export const completedLinks = <R extends AnyContent>(fields: Fields, record: R): R =>
  mapValues(fields, record, ({ kind }, value) => (kind === 'link' ? completed(value) : value))

function completed(value: unknown): unknown {
  const whole = completedAddress(String(value))
  return whole === String(value).trim() ? value : whole
}
