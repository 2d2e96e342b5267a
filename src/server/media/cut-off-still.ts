import type { IncomingMessage } from 'node:http'
import { refused } from '../http/errors.ts'

/** Of one upload: nothing for so long, or all of it longer than that, and it is cut off. */
export type UploadSeconds = { idle: number; whole: number }

export const uploadSeconds: UploadSeconds = { idle: 30, whole: 600 }

/** Does the work that reads an upload, whose connection is closed when nothing comes for too long, or not all of it in time. */
export async function cutOffStill<T>(raw: IncomingMessage, { idle, whole }: UploadSeconds, work: () => Promise<T>): Promise<T> {
  const cut = () => raw.complete || raw.destroy(refused('malformed', { message: 'An upload stood still.' }))
  let arrived = raw.socket.bytesRead
  const standing = setInterval(() => {
    if (raw.socket.bytesRead === arrived) cut()
    arrived = raw.socket.bytesRead
  }, idle * 1000)
  const lasting = setTimeout(cut, whole * 1000)
  try {
    return await work()
  } finally {
    clearInterval(standing)
    clearTimeout(lasting)
  }
}
