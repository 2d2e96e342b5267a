import type { FastifyRequest } from 'fastify'
import type { StageFile } from '../../nouns/forms/staged-file.ts'
import { fileProblemOf, isFileProblem } from '../../nouns/forms/file-problem.ts'
import { isDiskFull, Refused, refused } from '../http/errors.ts'
import { movingParts } from '../media/moving-parts.ts'
import type { TenantSettings } from '../tenants.ts'

/** Of @fastify/multipart; a byte more of a file than is allowed, so that it is seen to be too much. */
export const formParts = {
  limits: { files: 10, fileSize: 5_242_881, fields: 200, fieldSize: 64 * 1024, parts: 210, headerPairs: 50, fieldNameSize: 100 },
  throwFileSizeLimit: false,
}

type Asked = { tenant: Pick<TenantSettings, 'client' | 'language'>; visitor: string; stageFile: StageFile; bytes: number }

/**
 * A form that brings files, as the page reads it: the same names and words as of a form without, each file by what it was
 * taken in as. A file that is refused does not lose the rest.
 */
export async function readPageForm(
  request: FastifyRequest,
  { tenant: { client: tenant, language }, visitor, stageFile, bytes }: Asked,
): Promise<Buffer> {
  const posted = new URLSearchParams()
  let words = 0
  for await (const part of movingParts(request)) {
    if (part.type === 'field') {
      const value = typeof part.value === 'string' ? part.value : ''
      words += part.fieldname.length + Buffer.byteLength(value)
      if (words > bytes || part.valueTruncated) throw refused('tooLarge')
      if (!isFileProblem(part.fieldname)) posted.append(part.fieldname, value)
      continue
    }
    // An input without a file sends a part without a name.
    if (part.filename === '') {
      part.file.resume()
      continue
    }
    try {
      posted.append(part.fieldname, await stageFile(part.file, { tenant, visitor, field: part.fieldname, name: part.filename }))
    } catch (error) {
      part.file.resume()
      const known = isDiskFull(error) ? refused('noRoom') : error
      if (!(known instanceof Refused) || (known.statusCode >= 500 && known.name !== 'noRoom')) throw error
      posted.append(fileProblemOf(part.fieldname), known.in(language).message)
    }
  }
  return Buffer.from(posted.toString())
}
