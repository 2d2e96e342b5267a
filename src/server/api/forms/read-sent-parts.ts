import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { StageFile } from '../../../nouns/forms/staged-file.ts'
import { refused } from '../../http/errors.ts'
import { movingParts } from '../../media/moving-parts.ts'
import { faultOfForm, letGoBy } from '../../media/receive-file.ts'
import type { TenantSettings } from '../../tenants.ts'

/** What clients of before send: words by name, questions in a JSON list, and files. */
export interface SentParts {
  /** A plain field, empty where it was not sent. */
  text(name: string): string
  /** Items of `body` that are no files, in order. */
  items: { label: string; values: string[] }[]
  /** What the files go by that were taken in. */
  files: string[]
}

const mostWords = 64 * 1024
const value = z.union([z.string(), z.number().transform(String), z.boolean().transform((on) => (on ? 'Yes' : ''))])
const item = z.object({
  label: z.string().max(300).optional(),
  key: z.string().max(300).optional(),
  value: z.union([value.transform((one) => [one]), z.array(value).max(100)]).default([]),
  isFile: z.boolean().default(false),
})
const body = z.array(item).max(100)

/** How files are taken in, and taken back when the form is refused. */
export interface Staging {
  stageFile: StageFile
  unstage(tenant: string, token: string): Promise<void>
}

/** Reads a form of several parts, its files one after the other to where they are kept. Throws what is wrong with any of it, and has kept nothing then. */
export async function readSentParts(request: FastifyRequest, staging: Staging, tenant: TenantSettings): Promise<SentParts> {
  const files: string[] = []
  try {
    return await readParts(request, staging, tenant, files)
  } catch (error) {
    letGoBy(request)
    await giveBack(staging, tenant, files)
    throw faultOfForm(error)
  }
}

/** Takes files back that no submission has. */
export async function giveBack({ unstage }: Staging, { client }: TenantSettings, files: readonly string[]): Promise<void> {
  for (const file of files) await unstage(client, file)
}

async function readParts(request: FastifyRequest, { stageFile }: Staging, tenant: TenantSettings, files: string[]): Promise<SentParts> {
  if (!request.isMultipart()) throw refused('wrongType', { message: 'Please send this as a form (multipart/form-data).' })
  const words = new Map<string, string>()
  let length = 0
  for await (const part of movingParts(request)) {
    if (part.type === 'field') {
      const text = String(part.value)
      length += Buffer.byteLength(text)
      if (length > mostWords || part.valueTruncated) throw refused('tooLarge')
      words.set(part.fieldname, text)
    } else if (part.filename) {
      files.push(await stageFile(part.file, { tenant: tenant.client, field: 'files', name: part.filename, visitor: request.ip }))
    } else part.file.resume()
  }
  return { text: (name) => words.get(name) ?? '', items: readItems(words.get('body') ?? '[]'), files }
}

function readItems(text: string): SentParts['items'] {
  const read = body.safeParse(parsed(text))
  if (!read.success) throw refused('invalidBody', { message: 'body: is not a JSON list of items' })
  return read.data.filter(({ isFile }) => !isFile).map(({ label, key, value: values }) => ({ label: label ?? key ?? '', values }))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
