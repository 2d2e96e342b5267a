import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Disk } from 'flydrive'
import { sealingStream, type FileKey } from '../sealing/sealed-stream.ts'
import { uploadSeconds, type UploadSeconds } from '../media/cut-off-still.ts'
import { notWhole } from './attachment-limits.ts'
import { judgeFile, type Judged } from './judge-file.ts'

/** Two letters of it are its folder, so that none grows to what takes long to list. */
export const diskPathOf = (id: string) => `${id.slice(0, 2)}/${id}`

/**
 * Takes a file in, judged and closed on its way; once this answers, it is on the disk. Where it throws nothing of it is left there:
 * what was wrong with the file as `Refused`, our own trouble as it is.
 */
export async function writeSealed(files: Disk, file: FileKey, source: Readable, seconds: UploadSeconds = uploadSeconds): Promise<Judged> {
  const path = diskPathOf(file.id)
  let judged: Judged | undefined
  const sealing = sealingStream(file)
  const written = files.putStream(path, sealing)
  // A disk that is full need not wait for the next byte of somebody slow.
  written.catch(() => source.destroy())
  const [arrived, kept] = await Promise.allSettled([
    pipeline(
      judgeFile(whileItMoves(source, seconds), (is) => void (judged = is)),
      sealing,
    ),
    written,
  ])
  if (judged && arrived.status === 'fulfilled' && kept.status === 'fulfilled') return judged
  source.destroy()
  await files.delete(path)
  throw whatBroke(arrived, kept)
}

type Ended = PromiseSettledResult<unknown>

/** What breaks on the way in breaks the writing too, which tells it as its cause; what breaks there merely ends the way in. */
function whatBroke(arrived: Ended, kept: Ended): unknown {
  const [inward, onDisk] = [arrived, kept].map((each): unknown => (each.status === 'rejected' ? each.reason : undefined))
  const followed = onDisk instanceof Error && (onDisk === inward || onDisk.cause === inward)
  return (followed ? inward : onDisk) ?? inward ?? notWhole()
}

/** Breaks off what stands still, and what takes too long though it moves. What breaks here is the upload; what breaks further on is ours. */
async function* whileItMoves(source: Readable, { idle, whole }: UploadSeconds): AsyncGenerator<Buffer> {
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
