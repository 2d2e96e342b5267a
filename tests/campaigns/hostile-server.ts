import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { newKeyRing } from '../../src/server/sealing/key-ring.ts'
import { serverCommandIn, serverEnvironmentIn } from '../../scripts/server-command.mjs'
import { watched, watchServer } from '../../scripts/watch-server.mjs'
import type { Told } from '../fixtures/watched-process.ts'
import { endWithParent } from '../fixtures/killable-server.ts'
import { freePort } from '../fixtures/real-site.ts'
import { openCampaignDatabase } from './editing-database.ts'

const megabyte = 1024 ** 2

export type HostileServer = Awaited<ReturnType<typeof openHostileServer>>

type Machine = {
  memoryMb: number
  diskMb: number
  /** Of a PostgreSQL that may create databases; the embedded one without it. */
  server?: string | undefined
  command?: string[] | undefined
}

/**
 * The built site in a process of its own, as `npm start` runs it; on a small disk and in a cgroup where this account may make
 * them, else without: `limits` says which.
 */
export async function openHostileServer(
  folder: string,
  { memoryMb, diskMb, server, command = serverCommandIn(memoryMb * megabyte) }: Machine,
) {
  const disk = join(folder, 'disk')
  mkdirSync(disk)
  const ownDisk = mountDisk(folder, disk, diskMb)
  const group = makeGroup(memoryMb)
  const database = await openCampaignDatabase(server ?? '')
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env = environmentOf({ memoryMb, port, data: join(disk, 'data'), database: database.url })
  // What the next release of a library refuses ends it, so that it is found here.
  const preload = [
    '--throw-deprecation',
    '--import',
    endWithParent,
    '--import',
    new URL('../fixtures/watched-process.ts', import.meta.url).href,
  ]
  const waiting = new Map<number, (told: Told) => void>()
  const said: string[] = []
  let child: ChildProcess | undefined
  let asked = 0

  async function start(): Promise<void> {
    const whole = [process.execPath, ...preload, ...command]
    const inGroup = group
      ? ['-c', 'echo $$ > "$0" && exec "$@"', join(group, 'cgroup.procs'), ...whole]
      : ['-c', 'exec "$@"', 'sh', ...whole]
    child = spawn('sh', inGroup, { env, stdio: ['ignore', 'pipe', 'pipe', watched.stdio, 'ipc'] })
    watchServer(child)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => keepLast(said, String(chunk)))
    child.on('message', (told: Told) => waiting.get(told.id)?.(told))
    while (!(await answersAt(origin))) {
      if (hasEnded(child)) throw new Error(`the site ended with ${child.exitCode ?? child.signalCode}: ${said.join('\n')}`)
      await pause(50)
    }
  }

  /** The longest its loop was held since it was asked last; moves its clock by `later` milliseconds. */
  async function look(later?: number): Promise<number> {
    if (!child?.connected) throw new Error(`the site ended with ${child?.exitCode ?? child?.signalCode}: ${said.slice(-5).join('\n')}`)
    const id = (asked += 1)
    const told = new Promise<Told>((resolve) => void waiting.set(id, resolve))
    child?.send({ id, later })
    const { heldMs } = await told
    waiting.delete(id)
    return heldMs
  }

  async function kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (!child || hasEnded(child)) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }

  /** Does this on a connection of its own, while the site has others. */
  async function beside(work: (client: pg.Client) => Promise<void>): Promise<boolean> {
    if (!database.url) return false
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await work(client).finally(() => client.end())
    return true
  }

  return {
    origin,
    said,
    beside,
    start,
    kill,
    look,
    limits: { disk: ownDisk ? `${diskMb} MB ${ownDisk}` : 'none', memory: group ? `${memoryMb} MB` : 'none' },
    alive: () => child !== undefined && !hasEnded(child),
    residentMb: () => memoryOf(child, 'VmRSS'),
    peakMb: () => memoryOf(child, 'VmHWM'),
    /** Of everything it started too, as the limit counts it. */
    groupPeakMb: () => Math.round((group ? Number(readFileSync(peakOf(group), 'utf8')) : 0) / megabyte),
    /** Leaves so many megabytes of the disk; undefined gives all of them back. */
    leave(megabytes: number | undefined): boolean {
      if (ownDisk) leaveFree(disk, megabytes)
      return ownDisk !== undefined
    },
    async close() {
      await kill('SIGTERM')
      if (ownDisk) execFileSync('umount', [disk])
      if (group) tried(() => rmdirSync(group))
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Settings = { memoryMb: number; port: number; data: string; database: string | undefined }

/** The settings of the site: everything outside is a sandbox, and only errors are written down. */
const environmentOf = ({ memoryMb, port, data, database }: Settings) => ({
  ...process.env,
  ...serverEnvironmentIn(memoryMb * megabyte),
  NODE_ENV: 'production',
  ALLOW_SANDBOX_IDENTITY: '1',
  ALLOW_SANDBOX_PAYMENTS: '1',
  PAYMENTS_SANDBOX_PORT: '0',
  PORT: String(port),
  DATA_DIR: data,
  ...(database ? { DATABASE_URL: database, DATA_KEYS: newKeyRing(new Date()).join(',') } : {}),
  LOG_LEVEL: 'error',
  ...watched.env,
})

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

const answersAt = (origin: string): Promise<boolean> =>
  fetch(`${origin}/health`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Keeps the last 50 lines of the log. */
function keepLast(said: string[], chunk: string): void {
  said.push(...chunk.split('\n').filter((line) => line.startsWith('{')))
  said.splice(0, said.length - 50)
}

/** In megabytes, as Linux counts it for the process alone. */
function memoryOf(child: ChildProcess | undefined, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child?.pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
}

/** Fills the disk with a file of ours until so many megabytes are free; takes the file away for undefined. */
function leaveFree(disk: string, megabytes: number | undefined): void {
  rmSync(join(disk, 'ballast'), { force: true })
  if (megabytes === undefined) return
  const free = Number(execFileSync('df', ['--output=avail', '-B1', disk]).toString().split('\n')[1])
  if (free > megabytes * megabyte) writeFileSync(join(disk, 'ballast'), Buffer.alloc(free - megabytes * megabyte))
}

/** A disk in a file, or else one in memory, which then counts against the memory of whoever writes to it; answers which. */
function mountDisk(folder: string, at: string, megabytes: number): string | undefined {
  const image = join(folder, 'image')
  const inAFile = tried(() => {
    execFileSync('truncate', ['-s', `${megabytes}M`, image])
    execFileSync('mkfs.ext4', ['-q', '-m', '0', image], { stdio: 'ignore' })
    execFileSync('mount', ['-o', 'loop', image, at], { stdio: 'ignore' })
  })
  if (inAFile) return 'in a file'
  const inMemory = tried(() => execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', at], { stdio: 'ignore' }))
  return inMemory ? 'in memory' : undefined
}

/** Of the second kind or the first, whichever this machine has and lets us make. */
function makeGroup(megabytes: number): string | undefined {
  const name = `shelterbelt-${process.pid}`
  const [group, limit] = existsSync('/sys/fs/cgroup/memory')
    ? [`/sys/fs/cgroup/memory/${name}`, 'memory.limit_in_bytes']
    : [`/sys/fs/cgroup/${name}`, 'memory.max']
  return tried(() => {
    mkdirSync(group)
    writeFileSync(join(group, limit), String(megabytes * megabyte))
  })
    ? group
    : undefined
}

const peakOf = (group: string) => join(group, group.includes('/memory/') ? 'memory.max_usage_in_bytes' : 'memory.peak')

function tried(work: () => unknown): boolean {
  try {
    work()
    return true
  } catch {
    return false
  }
}
