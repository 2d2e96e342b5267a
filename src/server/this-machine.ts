import { existsSync } from 'node:fs'
import { totalmem } from 'node:os'

export type Environment = Record<string, string | undefined>

export const isThisMachine = (hostname: string) => /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/.test(hostname)

/** In a container nobody reaches the loopback address from outside; whoever runs it says which of its ports are open to whom. */
export function isInContainer(env: Environment): boolean {
  const told = [env.container, env.KUBERNETES_SERVICE_HOST, env.ECS_CONTAINER_METADATA_URI_V4, env.K_SERVICE]
  return told.some(Boolean) || ['/.dockerenv', '/run/.containerenv'].some((file) => existsSync(file))
}

const megabyte = 1024 ** 2
/** With less, what makes things quicker gives way to what makes them at all. */
const enoughMemory = 1024 * megabyte

/** Bytes of the machine, or of the container that holds this process. */
export function memoryHere(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

export const hasLittleMemory = (memory = memoryHere()): boolean => memory < enoughMemory

/** What admins send, and the pages they edit, may weigh in bytes while they are worked on, which takes ten to twenty times as much: 32 MB, and less of less memory. */
export const usualAdminBytes = (): number => Math.min(32 * megabyte, Math.floor(memoryHere() / 128))

/** What finished pages may take in bytes where nobody says: 32 MB, and of little memory a thirty-second. */
export const usualPageCache = (): number => Math.min(32 * megabyte, Math.floor(memoryHere() / 32))

/**
 * What the embedded database keeps of its data in memory, in bytes: a quarter, 16 to 128 MB. It is taken at once, so a small site is not made to
 * pay for a large one, nor a small machine for more than a sixteenth of it, and in a large site a search does not read from the disk every time.
 */
export const usualBuffers = (dataBytes: number, memory = memoryHere()): number => {
  const most = Math.min(128 * megabyte, Math.floor(memory / 16))
  return Math.max(16 * megabyte, Math.min(most, Math.round(dataBytes / 4)))
}
