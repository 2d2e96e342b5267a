import type { Readable } from 'node:stream'
import { and, desc, eq, like, lt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { uploads } from '../db/tables/content.ts'
import { refused, type Refused } from '../http/errors.ts'
import { createSingleFlight } from '../http/single-flight.ts'
import { createMediaProcess, type MediaProcess } from './ask-media-process.ts'
import { BrokeProcess, EndedProcess } from './broke-process.ts'
import type { LocalFiles } from './local-files.ts'
import { namePicture, readPictureName, readVariant, type Variant } from './picture-address.ts'
import { inMegabytes, mostMegapixels, pictureLimits } from '../../nouns/picture-limits.ts'
import type { CleanPicture, Flaw } from './picture-work.ts'
import { isHeic } from './read-heic.ts'
import { createWorkQueue } from './work-queue.ts'

/** A picture file as it is served. */
export interface PictureFile {
  type: string
  /** Bytes. */
  length: number
  open(): Promise<Readable>
}

export type PictureStore = ReturnType<typeof createPictureStore>

type Needs = { files: LocalFiles; db: Db; now: () => Date; process?: Pick<MediaProcess, 'clean' | 'shrink'> }

/** The pictures people uploaded: the stored one, and the smaller ones made of it when they are first asked for. */
export function createPictureStore({ files, db, now, process = createMediaProcess() }: Needs) {
  // One at a time, since one decoded picture takes up to 200 MB; an upload goes before the smaller ones, since somebody waits for it.
  const queue = createWorkQueue({ atOnce: 1, waiting: 64 })
  const makeOnce = createSingleFlight<void>()

  /**
   * Keeps a picture for good; once this answers, it is on the disk. Throws `wrongType` (415), `tooLarge` (413),
   * `invalid` (422, cannot be read) or `tooMany` (429), and has kept nothing then.
   */
  async function keep(bytes: Uint8Array, by: { tenant: string; account: string }) {
    const most = mostBytesOf(bytes)
    if (bytes.length > most) throw tooManyBytes(most)
    const { type, bytes: clean, width, height } = await cleaned(bytes)
    const name = namePicture(clean, width, height)
    const path = `/media/${name}`
    // The file first: a file nobody knows of is only litter, an address without a file would be a broken promise.
    await files.put(originalKey(name, type), clean)
    await db
      .insert(uploads)
      .values({ path, ...by, type, bytes: clean.length, width, height, uploadedAt: now() })
      .onConflictDoNothing()
    return { path, width, height }
  }

  /** Those of a tenant, newest first, of before that moment only. */
  async function list(tenant: string, before: Date | undefined, limit: number) {
    const { path, width, height, uploadedAt } = uploads
    return db
      .select({ path, width, height, uploadedAt })
      .from(uploads)
      .where(and(eq(uploads.tenant, tenant), like(uploads.type, 'image/%'), before && lt(uploadedAt, before)))
      .orderBy(desc(uploadedAt), desc(path))
      .limit(limit)
  }

  async function cleaned(bytes: Uint8Array): Promise<CleanPicture> {
    const done = await queue
      .run(() => process.clean({ bytes }), { first: true })
      .catch((error: unknown) => {
        if (error instanceof BrokeProcess) return { flaw: 'unreadable' } as const
        if (error instanceof EndedProcess) throw refused('busy', { message: interrupted })
        throw error
      })
    if ('flaw' in done) throw refusalOf[done.flaw]()
    return done
  }

  /** The stored picture of a name; undefined when there is none. */
  async function find(name: string): Promise<PictureFile | undefined> {
    const original = await findOriginal(name)
    return original && findFile(original.key, original.type)
  }

  async function findOriginal(name: string) {
    if (!readPictureName(name)) return undefined
    for (const type of ['image/jpeg', 'image/png'] as const) {
      const key = originalKey(name, type)
      if (await files.exists(key)) return { key, type }
    }
    return undefined
  }

  /**
   * The smaller picture "800.avif" of a name, made now if need be and only once; undefined when there is no such
   * picture. Throws `QueueFull`, `BrokeProcess` or `EndedProcess` when it cannot be made now.
   */
  async function findVariant(name: string, text: string): Promise<PictureFile | undefined> {
    const variant = readVariant(text, readPictureName(name)?.width ?? 0)
    if (!variant) return undefined
    const key = `${name}/${text}`
    const type = `image/${variant.format}`
    const made = await findFile(key, type)
    if (made) return made
    const original = await findOriginal(name)
    if (!original) return undefined

    await makeOnce(key, () => queue.run(() => make(original.key, key, variant)))
    return findFile(key, type)
  }

  async function make(original: string, key: string, variant: Variant): Promise<void> {
    // It may have been finished by an earlier job between being looked for and being asked for.
    if (await files.exists(key)) return
    const smaller = await process.shrink({ file: files.pathOf(original) }, variant)
    await files.put(key, smaller.bytes)
  }

  async function findFile(key: string, type: string): Promise<PictureFile | undefined> {
    if (!(await files.exists(key))) return undefined
    const { contentLength } = await files.getMetaData(key)
    return { type, length: contentLength, open: () => files.getStream(key) }
  }

  return { keep, list, find, findVariant }
}

const interrupted = 'Something interrupted us while we looked at this picture. Please choose it once more.'

const originalKey = (name: string, type: CleanPicture['type']) => `${name}/original.${type === 'image/png' ? 'png' : 'jpg'}`

/** How many bytes a picture may have that begins so. */
export const mostBytesOf = (begun: Uint8Array): number => (isHeic(begun) ? pictureLimits.heicBytes : pictureLimits.bytes)

export const tooManyBytes = (most: number = pictureLimits.bytes) =>
  refused('tooLarge', { message: `Please choose a picture of at most ${inMegabytes(most)}.` })

const refusalOf: Record<Flaw, () => Refused> = {
  wrongType: () => refused('wrongType', { message: 'Please choose a JPEG or PNG picture.' }),
  tooManyPixels: () =>
    refused('tooLarge', {
      message: `Please choose a picture of at most ${mostMegapixels}, and at most ${pictureLimits.side.toLocaleString('en-US')} pixels wide or high.`,
    }),
  unreadable: () => refused('invalid', { message: 'This picture is damaged and cannot be read. Please save it anew, or choose another.' }),
}
