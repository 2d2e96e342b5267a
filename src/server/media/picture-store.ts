import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import type { Db } from '../db/database.ts'
import { uploads } from '../db/schema.ts'
import { refused, type Refused } from '../http/errors.ts'
import { createPictureProcess, PictureBrokeProcess } from './ask-picture-process.ts'
import { namePicture, readPictureName, readVariant } from './picture-address.ts'
import { pictureLimits, type CleanPicture, type Flaw } from './picture-work.ts'
import { createWorkQueue, QueueFull } from './work-queue.ts'

/** A picture file as it is served. */
export interface PictureFile {
  type: string
  /** Bytes. */
  length: number
  open(): Promise<Readable>
}

export type PictureStore = ReturnType<typeof createPictureStore>

type Needs = { files: Disk; db: Db; now: () => Date; process?: ReturnType<typeof createPictureProcess> }

/** The pictures people uploaded: the stored one, and the smaller ones made of it when they are first asked for. */
export function createPictureStore({ files, db, now, process = createPictureProcess() }: Needs) {
  // One at a time, since one decoded picture takes up to 200 MB; an upload goes before the smaller ones, since somebody waits for it.
  const queue = createWorkQueue({ atOnce: 1, waiting: 64 })
  const making = new Map<string, Promise<PictureFile | undefined>>()

  /**
   * Keeps a picture for good; once this answers, it is on the disk. Throws `wrongType` (415), `tooLarge` (413),
   * `invalid` (422, cannot be read) or `tooMany` (429), and has kept nothing then.
   */
  async function keep(bytes: Uint8Array, by: { tenant: string; account: string }) {
    if (bytes.length > pictureLimits.bytes) throw tooManyBytes()
    const { type, bytes: clean, width, height } = await cleaned(bytes)
    const name = namePicture(clean, width, height)
    const path = `/media/${name}`
    // The file first: a file nobody knows of is only litter, an address without a file would be a broken promise.
    await files.put(originalKey(name, type), clean)
    await db.insert(uploads).values({ path, ...by, type, bytes: clean.length, width, height, uploadedAt: now() }).onConflictDoNothing()
    return { path, width, height }
  }

  async function cleaned(bytes: Uint8Array): Promise<CleanPicture> {
    try {
      const done = await queue.run(() => process.ask({ do: 'clean', bytes }), { first: true })
      if ('flaw' in done) throw refusalOf[done.flaw]()
      return done
    } catch (error) {
      if (error instanceof PictureBrokeProcess) throw refusalOf.unreadable()
      if (error instanceof QueueFull) throw refused('tooMany', { message: 'Many pictures are arriving at once. Please try again in a minute.' })
      throw error
    }
  }

  /** The stored picture of a name; undefined when there is none. */
  async function find(name: string): Promise<PictureFile | undefined> {
    if (!readPictureName(name)) return undefined
    return (await findFile(originalKey(name, 'image/jpeg'), 'image/jpeg')) ?? findFile(originalKey(name, 'image/png'), 'image/png')
  }

  /**
   * The smaller picture "800.avif" of a name, made now if need be and only once; undefined when there is no such
   * picture. Throws `QueueFull` when too many are waiting to be made.
   */
  async function findVariant(name: string, text: string): Promise<PictureFile | undefined> {
    const variant = readVariant(text, readPictureName(name)?.width ?? 0)
    if (!variant) return undefined
    const key = `${name}/${text}`
    const type = `image/${variant.format}`
    const made = await findFile(key, type)
    if (made) return made
    const work = making.get(key) ?? queue.run(make).finally(() => making.delete(key))
    making.set(key, work)
    return work

    async function make(): Promise<PictureFile | undefined> {
      const original = await find(name)
      if (!original) return undefined
      const bytes = Buffer.concat(await (await original.open()).toArray())
      await files.put(key, (await process.ask({ do: 'shrink', bytes, ...variant! })).bytes)
      return findFile(key, type)
    }
  }

  async function findFile(key: string, type: string): Promise<PictureFile | undefined> {
    if (!(await files.exists(key))) return undefined
    const { contentLength } = await files.getMetaData(key)
    return { type, length: contentLength, open: () => files.getStream(key) }
  }

  return { keep, find, findVariant }
}

const originalKey = (name: string, type: CleanPicture['type']) => `${name}/original.${type === 'image/png' ? 'png' : 'jpg'}`

export const tooManyBytes = () => refused('tooLarge', { message: 'Please choose a picture of at most 10 MB.' })

const refusalOf: Record<Flaw, () => Refused> = {
  wrongType: () => refused('wrongType', { message: 'Please choose a jpeg or png picture.' }),
  tooManyPixels: () => refused('tooLarge', { message: 'Please choose a picture of at most 25 megapixels, and at most 16,000 pixels wide or high.' }),
  unreadable: () => refused('invalid', { message: 'This picture is damaged and cannot be read. Please save it anew, or choose another.' }),
}
