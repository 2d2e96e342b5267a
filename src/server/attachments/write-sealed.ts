import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Disk } from 'flydrive'
import { sealingStream, type FileKey } from '../sealing/sealed-stream.ts'
import { notWhole, uploadSeconds } from './attachment-limits.ts'
import { judgeFile, type Judged } from './judge-file.ts'

/** Two letters of it are its folder, so that none grows to what takes long to list. */
export const diskPathOf = (id: string) => `${id.slice(0, 2)}/${id}`

/**
 * Takes a file in, judged and closed on its way; once this answers, it is on the disk. Where it throws nothing of it is left there:
 * what was wrong with the file as `Refused`, our own trouble as it is.
 */
export async function writeSealed(
  files: Disk,
  file: FileKey,
  source: Readable,
  seconds = uploadSeconds as Record<keyof typeof uploadSeconds, number>,
): Promise<Judged> {
  const path = diskPathOf(file.id)
  let judged: Judged | undefined
  let written: Promise<void> | undefined
  const arriving = whileItMoves(source, seconds)
  try {
    await pipeline(
      judgeFile(arriving, (is) => void (judged = is)),
      sealingStream(file),
      (closed: AsyncIterable<Buffer>) => (written = files.putStream(path, Readable.from(closed, { objectMode: false }))),
    )
    if (!judged) throw notWhole()
    return judged
  } catch (error) {
    source.destroy()
    await written?.catch(() => {})
    await files.delete(path)
    throw error
  }
}

/** Breaks off what stands still, and what takes too long though it moves. What breaks here is the upload; what breaks further on is ours. */
async function* whileItMoves(source: Readable, { idle, whole }: { idle: number; whole: number }): AsyncGenerator<Buffer> {
  const cut = () => void source.destroy(notWhole())
  const standing = setTimeout(cut, idle * 1000)
  const lasting = setTimeout(cut, whole * 1000)
  try {
    for await (const chunk of source) {
      standing.refresh()
      yield chunk as Buffer
    }
  } catch {
    throw notWhole()
  } finally {
    clearTimeout(standing)
    clearTimeout(lasting)
  }
}
