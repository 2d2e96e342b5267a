import { unreadable } from '../../fields/field.ts'
import { readObject } from '../../fields/group.ts'
import { encodeRecord } from '../../fields/record.ts'
import type { Wire } from '../../fields/wire.ts'

/** Plain values in one object. */
export const plainWire: Wire = {
  write: (fields, content) => encodeRecord(fields, content),
  read(wire) {
    const object = readObject(wire)
    return object === unreadable ? undefined : object
  },
}
