import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { WholeCase } from '../../calls/desk-shapes.ts'
import { eachPage } from '../db/each-page.ts'
import { Refused } from '../http/errors.ts'
import type { ShownMail } from '../mail/mail.ts'
import { CannotOpen } from '../sealing/create-sealing.ts'
import { cannotBeOpened, openOr } from '../sealing/open-or.ts'
import { boxOf } from '../sealing/sealed-rows.ts'
import { noteInAudit } from './audit.ts'
import type { DeskNeeds } from './desk-needs.ts'
import type { DeskScope } from './desk-scope.ts'
import { listPersonPayments } from './person-payments.ts'
import { all, type createCaseShowing } from './show-case.ts'
import type { createWholePerson } from './whole-person.ts'
import { mostZipBytes, mostZipEntries, zipOf, type ZipEntry } from './zip-of.ts'

type Needs = DeskNeeds & { show: ReturnType<typeof createCaseShowing>; person: ReturnType<typeof createWholePerson> }

const tooMuch = 'There is no room for it in one ZIP. It can be downloaded from its case.'

/**
 * Everything that is kept of one person as a ZIP: person.json with cases, notes, mails, drafts and payments, and beside it the files of
 * each case. That it was handed out is written down before the first byte leaves.
 */
export function createPersonExport({ db, now, sealing, mail, attachments, show, person }: Needs) {
  return async function exportPerson(email: string, scope: DeskScope): Promise<Readable> {
    const kept = await gather(email, scope)
    const files = kept.cases.reduce((sum, { fileList }) => sum + fileList.length, 0)
    await noteInAudit(db, { by: scope, at: now(), what: 'export', detail: { person: true, cases: kept.cases.length, files } })
    return Readable.from(zipOf(entriesOf(kept)), { objectMode: false })
  }

  async function gather(email: string, scope: DeskScope) {
    const term = person.termOf(email, scope)
    const ids = await everyPage((last: number | undefined) => person.idsAfter(term, last ?? 0, scope))
    const cases: WholeCase[] = []
    for (const id of ids) cases.push(...(await showIfThere(id, scope)))
    const mails = await everyPage((after: ShownMail | undefined) => mail.listToPerson(scope.tenant, term, { alone: true, after }))
    // As text they say the same.
    const otherMails = mails.map(({ html: _html, ...rest }) => rest)
    const rows = await everyPage((last: { hash: string } | undefined) => person.listDrafts(term, last?.hash ?? '', scope))
    const drafts = rows.map((row) => ({
      form: row.form,
      savedAt: row.savedAt.toISOString(),
      endsAt: row.endsAt.toISOString(),
      content: openOr<unknown>(() => sealing.openJson(boxOf.draft(row), row), null),
    }))
    const paid = await everyPage((last: { id: number } | undefined) =>
      listPersonPayments({ db, sealing }, scope.tenant, email, last?.id ?? 0),
    )
    const payments = paid.map(({ id: _id, ...payment }) => payment)
    return { email, exportedAt: now().toISOString(), cases, otherMails, drafts, payments }
  }

  /** The files first: what is told of them is where each one is, or why it is not in here. */
  async function* entriesOf(kept: Awaited<ReturnType<typeof gather>>): AsyncGenerator<ZipEntry> {
    const files: { case: string; name: string; path: string | null; why?: string }[] = []
    let left = { bytes: mostZipBytes, entries: mostZipEntries }
    for (const { reference, fileList } of kept.cases)
      for (const [at, { id, name, bytes }] of fileList.entries()) {
        const content = bytes > left.bytes || left.entries === 0 ? tooMuch : await contentOf(id)
        if (typeof content === 'string') {
          files.push({ case: reference, name, path: null, why: content })
          continue
        }
        left = { bytes: left.bytes - bytes, entries: left.entries - 1 }
        const path = `files/${reference}/${shortEnough(`${at + 1} ${nameInZip(name)}`)}`
        files.push({ case: reference, name, path })
        yield { path, content }
      }
    yield { path: 'person.json', content: Buffer.from(JSON.stringify({ ...kept, files }, null, 2)) }
  }

  /** Bytes; or in words why they are not given out. */
  async function contentOf(id: string): Promise<Buffer | string> {
    try {
      const { stream } = await attachments.open(id)
      return await buffer(stream)
    } catch (error) {
      if (error instanceof Refused) return error.message
      if (error instanceof CannotOpen) return cannotBeOpened
      throw error
    }
  }

  /** A case that was purged or erased since it was counted is not there, and no reason to hand out nothing. */
  async function showIfThere(id: number, scope: DeskScope): Promise<WholeCase[]> {
    try {
      return [await show(id, scope, all)]
    } catch (error) {
      if (error instanceof Refused && error.statusCode === 404) return []
      throw error
    }
  }
}

/** Nothing that leads out of the folder, or that some system does not take for a name. */
const nameInZip = (name: string) => name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')

/** In bytes; whoever unpacks a name that is longer has no such file. */
const longestName = 255

/** A name that the file systems of all who unpack it take, with its ending. */
function shortEnough(name: string): string {
  if (Buffer.byteLength(name) <= longestName) return name
  const [ending = ''] = /\.[^. ]{1,10}$/u.exec(name) ?? []
  const room = longestName - Buffer.byteLength(ending)
  // As one that goes on, so that no half of a character is left of it.
  return new TextDecoder().decode(Buffer.from(name).subarray(0, room), { stream: true }) + ending
}

/** All pages of a list as one. */
const everyPage = async <T>(list: (last: T | undefined) => Promise<T[]>): Promise<T[]> => (await Array.fromAsync(eachPage(list))).flat()
