import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { extname } from 'node:path'
import { hasLittleMemory } from '../this-machine.ts'

/** How a process answers: maybe with what is there early, and then with the rest; `failed` is an error nobody foresaw, in words for the log. */
export type Answer<Done, Early = never> = { early: Early } | { done: Done } | { failed: string }

/** Thrown when a file broke the process that read it, or kept it longer or larger than is allowed. */
export class BrokeProcess extends Error {}

interface Kept {
  /** The module it runs, as its name beside this file, which is so as source and as built: "picture-process". */
  module: string
  /** What Node is told when it starts. */
  flags?: (module: URL) => string[]
  /** How long it stays without work; 0 ends it with each piece of work. */
  idleMs: number
  /** A piece of work that takes longer is ended. */
  limitMs: number
  /** And so is one that takes more memory; unbounded where nothing is said. */
  memoryBytes?: number
  /** What it says of itself is a stranger's to choose, and no line for the log. */
  quiet?: true
}

export type WorkProcess<Work, Done, Early = never> = {
  /** `hear` is told what is there before all is done. */
  ask(work: Work, hear?: (early: Early) => void): Promise<Done>
  /** Starts it before there is work, so that nobody waits for that; where none comes it goes again. */
  ready(): void
  pid(): number | undefined
}

/** Longer than what is announced takes to arrive. */
const readyMs = 20_000

/**
 * A second process that reads strangers' files: started when there is work, and with none of the server's secrets. Takes one
 * piece of work at a time; the queue before it sees to that.
 */
export function createWorkProcess<Work, Done, Early = never>(kept: Kept): WorkProcess<Work, Done, Early> {
  const { module, flags = () => [], idleMs, quiet = false } = kept
  const file = new URL(`./${module}${extname(import.meta.url)}`, import.meta.url)
  /** The one that takes the next piece of work, and the one that is at work. */
  let child: ChildProcess | undefined
  let working: ChildProcess | undefined
  let leaving: NodeJS.Timeout | undefined

  /** Throws `BrokeProcess`, or an `Error` when the process itself could not do its work. */
  async function ask(work: Work, hear: (early: Early) => void = () => {}): Promise<Done> {
    clearTimeout(leaving)
    const worker = (working = child ?? start())
    child = idleMs === 0 ? undefined : worker
    hold(worker, true)
    try {
      const answer = await answerOf<Done, Early>(worker, work as object, hear, kept)
      if ('failed' in answer) throw new Error(`${module} failed: ${answer.failed}`)
      return answer.done
    } finally {
      hold(worker, false)
      working = undefined
      if (idleMs === 0) retire(worker)
      else leave(worker, idleMs)
    }
  }

  function ready(): void {
    // What only waits takes 20 MB.
    if ((child && child === working) || hasLittleMemory()) return
    const waiting = (child ??= start())
    hold(waiting, false)
    leave(waiting, Math.max(readyMs, idleMs))
  }

  function leave(worker: ChildProcess, afterMs: number): void {
    clearTimeout(leaving)
    leaving = setTimeout(() => retire(worker), afterMs).unref()
  }

  function start(): ChildProcess {
    const started = fork(file, {
      // What reads strangers' files needs only to start.
      env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, NODE_NO_WARNINGS: '1' },
      execArgv: flags(file),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', quiet ? 'ignore' : 'inherit', 'ipc'],
    })
    lower(started.pid)
    for (const end of ['disconnect', 'exit', 'error'] as const) started.on(end, () => retire(started))
    return started
  }

  /** A process that is ending takes no more work, even before it is gone. */
  function retire(worker: ChildProcess): void {
    if (child === worker) child = undefined
    if (worker.connected) worker.disconnect()
  }

  return { ask, ready, pid: () => (working ?? child)?.pid }
}

/** From its beginning: on Linux every thread has a priority of its own, which it takes from the one that starts it. */
function lower(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, which is told where it is waited for.
  }
}

type Ended<Done> = Exclude<Answer<Done>, { early: unknown }>

function answerOf<Done, Early>(
  worker: ChildProcess,
  work: object,
  hear: (early: Early) => void,
  { module, limitMs, memoryBytes }: Kept,
): Promise<Ended<Done>> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => worker.kill('SIGKILL'), limitMs)
    const watching = memoryBytes === undefined ? undefined : watchMemory(worker, memoryBytes)
    const settle = (how: () => void) => {
      clearTimeout(limit)
      clearInterval(watching)
      worker.off('message', answered).off('exit', ended).off('error', failed)
      how()
    }
    const answered = (said: unknown) => {
      const answer = said as Answer<Done, Early>
      if ('early' in answer) hear(answer.early)
      else settle(() => resolve(answer))
    }
    const failed = (error: Error) => settle(() => reject(error))
    const ended = (code: number | null, signal: string | null) =>
      settle(() => reject(signal ? new BrokeProcess(`ended by ${signal}`) : new Error(`${module} ended with code ${code}`)))
    worker.on('message', answered).on('exit', ended).on('error', failed)
    worker.send(work, (error) => error && failed(error))
  })
}

/** Ends a process that holds more than that. Where the system does not tell, the limit the process sets itself has to do. */
function watchMemory(worker: ChildProcess, bytes: number): NodeJS.Timeout {
  return setInterval(async () => {
    const status = await readFile(`/proc/${worker.pid}/status`, 'utf8').catch(() => '')
    const kilobytes = Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0)
    if (kilobytes * 1024 > bytes) worker.kill('SIGKILL')
  }, 25)
}

/** While it works it keeps this process alive, and while it idles it does not. */
function hold(worker: ChildProcess, working: boolean): void {
  if (working) worker.ref()
  else worker.unref()
  if (working) worker.channel?.ref()
  else worker.channel?.unref()
}
