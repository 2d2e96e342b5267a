import type { Readable } from 'node:stream'
import { refused } from '../http/errors.ts'
import { noteInAudit } from './audit.ts'
import type { DeskNeeds } from './desk-needs.ts'
import type { DeskScope } from './desk-scope.ts'
import { findCase } from './find-case.ts'

/** A file of a case this person may see; that it was fetched is written down first. Throws when there is none. */
export function createFileOpening({ db, now, attachments }: Pick<DeskNeeds, 'db' | 'now' | 'attachments'>) {
  return async function openFile(id: string, scope: DeskScope): Promise<{ name: string; type: string; bytes: number; stream: Readable }> {
    const of = await attachments.submissionOf(id)
    const found = of === undefined ? undefined : await findCase(db, of, scope)
    if (!found) throw refused('unknownItem', { message: 'There is no such file.' })
    const file = await attachments.open(id)
    try {
      await noteInAudit(db, { by: scope, at: now(), what: 'file', reference: found.reference, detail: { file: id } })
      return file
    } catch (error) {
      file.stream.destroy()
      throw error
    }
  }
}
