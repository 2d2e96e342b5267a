import { existsSync, readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { BadSetting } from './bad-setting.ts'

export type Environment = Record<string, string | undefined>

/** True of names and addresses that lead to this machine alone. */
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

/** True below a gigabyte; `memory` in bytes. */
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

/** How many files and connections this process may have open at once; where nobody says, as many as it likes. */
function openFilesHere(): number {
  try {
    return Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity)
  } catch {
    return Infinity
  }
}

/** Of the files that may be open: what the site itself has open, 190 of them, and what it opens for a while. */
const ownFiles = 256
const fewestOpenFiles = 512

/** 2,000, or what may be open beside the site's own: whoever is sent a file takes two, a connection and the file. */
export const usualConnections = (openFiles = openFilesHere()): number => Math.max(1, Math.min(2000, Math.floor((openFiles - ownFiles) / 2)))

/** With fewer it would begin and fail later, whenever it opens one too many. Throws `BadSetting`. */
export function requireOpenFiles(openFiles = openFilesHere()): void {
  if (openFiles >= fewestOpenFiles) return
  throw new BadSetting(
    `This process may have ${openFiles} files and connections open at once, and a site needs ${fewestOpenFiles} or more: raise that limit before the start, with "ulimit -n 4096" in a shell, LimitNOFILE=4096 in a unit of systemd, or --ulimit nofile=4096 for a container.`,
  )
}
