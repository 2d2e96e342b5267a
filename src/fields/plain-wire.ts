import { unreadable } from './field.ts'
import { readObject } from './group.ts'
import { encodeRecord } from './record.ts'
import type { Wire } from './wire.ts'

/** Plain values in one object. */
export const plainWire: Wire = {
  write: (fields, content) => encodeRecord(fields, content),
  read(wire) {
    const object = readObject(wire)
    return object === unreadable ? undefined : object
  },
}
