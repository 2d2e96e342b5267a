import { and, eq, inArray, notLike, or, sql } from 'drizzle-orm'
import type { AnyContent, AnyRecord } from '../../fields/define-record.ts'
import type { Problem } from '../../fields/field.ts'
import { holds, type AnyField, type Fields } from '../../fields/kinds.ts'
import { isForSignedIn, papersPath } from '../../fields/pdf.ts'
import { readPicture } from '../../fields/picture-value.ts'
import type { Db } from '../db/database.ts'
import { uploads } from '../db/tables/content.ts'

/**
 * Fields for pictures and PDFs that name a file nobody uploaded here, by path, so that no page is published with a hole there.
 * What is in `current` already is not looked at again.
 */
export async function findMissingFiles(
  db: Db,
  { tenant, record, content, current }: { tenant: string; record: AnyRecord; content: AnyContent; current: AnyContent },
): Promise<Problem[]> {
  const unchanged = new Set(filesIn(record.fields, current).map(({ address }) => address))
  const named = filesIn(record.fields, content).filter(({ address }) => isUploaded(address) && !unchanged.has(address))
  if (named.length === 0) return []
  const addresses = named.map(({ address }) => address)
  // What is for those who sign in with one insurer is named by whoever uploaded it there, by the very name it was uploaded under.
  const isTheirs = eq(sql`lower(${uploads.tenant})`, tenant.toLowerCase())
  const rows = await db
    .selectDistinct({ path: uploads.path })
    .from(uploads)
    .where(and(inArray(uploads.path, addresses), or(notLike(uploads.path, `${papersPath}/%`), isTheirs)))
  const known = new Set(rows.map(({ path }) => path))
  return named.flatMap(({ address, path, what }) => (known.has(address) ? [] : [{ path, message: messages[what] }]))
}

const isUploaded = (address: string) => address.startsWith('/media/') || isForSignedIn(address)

const messages = {
  picture: 'This picture is not on the site. Please upload it again.',
  paper: 'This file is not on the site. Please upload it again.',
}

type Named = { address: string; path: string; what: keyof typeof messages }

/** Every picture and PDF the content names, in groups and rows too. */
function filesIn(fields: Fields, content: AnyContent, before = ''): Named[] {
  return Object.entries(fields).flatMap(([name, field]) => filesOf(field, content[name], before + name))
}

function filesOf(field: AnyField, value: unknown, path: string): Named[] {
  const what = holds[field.kind]
  if (what === 'picture') return [{ address: readPicture(String(value)).path, path, what }]
  if (what === 'paper') return [{ address: String(value), path, what }]
  if (field.kind === 'group') return filesIn(field.fields as Fields, value as AnyContent, `${path}.`)
  if (field.kind !== 'list') return []
  return (value as AnyContent[]).flatMap((row, index) => filesIn(field.item as Fields, row, `${path}.${index}.`))
}
