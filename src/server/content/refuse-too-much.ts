import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import { mostRows } from '../../fields/list.ts'
import { refused } from '../http/errors.ts'

/** Four times the longest page of words there is; what is longer would keep everybody waiting when it is saved, and when it is shown. */
const mostCharacters = 250_000
/** Rows inside rows are counted too: a thousand links stand in a hundred lists. */
const mostRowsInAll = 2 * mostRows

/**
 * What each list and text may be is their own rule; this is of all of them together. What was stored before there was a limit may
 * be worked on, as long as it does not grow. Throws `invalid` (422).
 */
export function refuseTooMuch(record: AnyRecord, sent: { wire: unknown; content: AnyContent }, current: AnyContent): void {
  const rows = countRows(record, sent.content)
  if (rows > mostRowsInAll && rows > countRows(record, current)) {
    const [path = 'content'] = Object.keys(record.idsOf(sent.content))
    refuse(path, `This ${record.noun} has ${number(rows)} rows in all, and ${number(mostRowsInAll)} are the most.`)
  }
  const length = lengthOf(sent.wire)
  if (length > mostCharacters && length > lengthOf(record.toWire(current)))
    refuse('content', `This ${record.noun} is ${number(length)} characters in all, and ${number(mostCharacters)} are the most.`)
}

const countRows = (record: AnyRecord, content: AnyContent) => Object.values(record.idsOf(content)).reduce((sum, ids) => sum + ids.length, 0)

/** As it is sent, and written into a page. */
const lengthOf = (wire: unknown) => (JSON.stringify(wire) ?? '').length

function refuse(path: string, message: string): never {
  throw refused('invalid', { message, errors: [{ path, message }] })
}

const number = (count: number) => count.toLocaleString('en-US')
