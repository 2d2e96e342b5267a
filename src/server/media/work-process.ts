import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { extname } from 'node:path'
import { hasLittleMemory } from '../this-machine.ts'
import { BrokeProcess, EndedProcess } from './broke-process.ts'

/** A piece of work, and what is said of it, by the number it was sent with. */
export type Sent<Work> = { id: number; work: Work }
export type Said<Done, Early = never> = { id: number } & Answer<Done, Early>

/**
 * How a process answers: maybe with what is there early, and then with the rest; `broke` is what happened to a process it had asked
 * itself, `failed` an error nobody foresaw, in words for the log.
 */
export type Answer<Done, Early = never> = { early: Early } | { done: Done } | { broke: string } | { failed: string }

interface Kept {
  /** The module it runs, as its name beside this file, which is so as source and as built: "picture-process". */
  module: string
  /** What Node is told when it starts. */
  flags?: (module: URL) => string[]
  /** Besides what every process needs to start. */
  env?: Record<string, string>
  /** How long it stays without work; 0 ends it with each piece of work. */
  idleMs: number
  /** A piece of work that takes longer is ended, with all that is done beside it. */
  limitMs: number
  /** And so is one that takes more of the processor, however long it had to wait for it, or more memory; unbounded where nothing is said. */
  processorMs?: number
  memoryBytes?: number
  /** What it says of itself is a stranger's to choose, and no line for the log. */
  quiet?: true
  /** It hands strangers' files on and reads none, so that its end says nothing of them. */
  handsOn?: true
}

export type WorkProcess<Work, Done, Early = never> = {
  /** `hear` is told what is there before all is done. */
  ask(work: Work, hear?: (early: Early) => void): Promise<Done>
  /** Starts it before there is work, so that nobody waits for that; where none comes it goes again. */
  ready(): void
  /** It takes no more work, and goes. */
  close(): void
  /** Ends it in the middle of whatever it does: one that is lost in a stranger's file hears nothing. */
  kill(): void
  pid(): number | undefined
}

/** A process, and how many pieces of work it has. */
type Worker = { process: ChildProcess; works: number }

/** Longer than what is announced takes to arrive. */
const readyMs = 20_000

/**
 * A second process for what has to do with strangers' files: started when there is work, and with none of the server's secrets. One that
 * reads them takes one piece of work at a time; the queue before it sees to that.
 */
export function createWorkProcess<Work, Done, Early = never>(kept: Kept): WorkProcess<Work, Done, Early> {
  const { module, flags = () => [], env = {}, idleMs, quiet = false, handsOn = false } = kept
  const file = new URL(`./${module}${extname(import.meta.url)}`, import.meta.url)
  /** The one that takes the next piece of work, and the one that took the last. */
  let next: Worker | undefined
  let working: Worker | undefined
  let leaving: NodeJS.Timeout | undefined
  let sent = 0

  /** Throws `BrokeProcess`, or an `Error` when the process itself could not do its work. */
  async function ask(work: Work, hear: (early: Early) => void = () => {}): Promise<Done> {
    clearTimeout(leaving)
    const worker = (working = next ?? start())
    next = idleMs === 0 ? undefined : worker
    worker.works += 1
    hold(worker)
    try {
      const answer = await answerOf<Work, Done, Early>(worker.process, { id: (sent += 1), work }, hear, kept)
      if ('broke' in answer) throw new BrokeProcess(answer.broke)
      if ('failed' in answer) throw new Error(`${module} failed: ${answer.failed}`)
      return answer.done
    } finally {
      worker.works -= 1
      if (worker.works === 0) rest(worker)
    }
  }

  function rest(worker: Worker): void {
    hold(worker)
    if (working === worker) working = undefined
    if (idleMs === 0) retire(worker)
    else if (next === worker) leave(worker, idleMs)
  }

  function ready(): void {
    // What only waits takes 20 MB.
    if (next?.works || hasLittleMemory()) return
    const waiting = (next ??= start())
    hold(waiting)
    leave(waiting, Math.max(readyMs, idleMs))
  }

  function leave(worker: Worker, afterMs: number): void {
    clearTimeout(leaving)
    leaving = setTimeout(() => retire(worker), afterMs).unref()
  }

  function start(): Worker {
    const started = fork(file, {
      // What has to do with strangers' files needs only to start.
      env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, NODE_NO_WARNINGS: '1', ...env },
      execArgv: flags(file),
      serialization: 'advanced',
      // Of a group of its own, by which those that it started are found when it is gone. Windows knows no groups.
      detached: handsOn && process.platform !== 'win32',
      stdio: ['ignore', 'ignore', quiet ? 'ignore' : 'inherit', 'ipc'],
    })
    lower(started.pid)
    // Each piece of work listens to its end.
    started.setMaxListeners(0)
    const worker = { process: started, works: 0 }
    for (const end of ['disconnect', 'exit', 'error'] as const) started.on(end, () => retire(worker))
    if (handsOn) started.on('exit', () => endGroup(started.pid))
    return worker
  }

  /** A process that is ending takes no more work, even before it is gone. */
  function retire(worker: Worker): void {
    if (next === worker) next = undefined
    if (worker.process.connected) worker.process.disconnect()
  }

  function close(): void {
    clearTimeout(leaving)
    for (const worker of [working, next]) if (worker) retire(worker)
  }

  function kill(): void {
    for (const worker of [working, next]) worker?.process.kill('SIGKILL')
  }

  return { ask, ready, close, kill, pid: () => (working ?? next)?.process.pid }
}

/** What a process that was killed could not end itself. */
function endGroup(pid: number | undefined): void {
  try {
    if (pid && process.platform !== 'win32') process.kill(-pid, 'SIGKILL')
  } catch {
    // There is nobody left in it.
  }
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

function answerOf<Work, Done, Early>(
  worker: ChildProcess,
  sent: Sent<Work>,
  hear: (early: Early) => void,
  { module, limitMs, handsOn, ...bounds }: Kept,
): Promise<Ended<Done>> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => worker.kill('SIGKILL'), limitMs)
    const watching = bounds.processorMs || bounds.memoryBytes ? watch(worker, bounds) : undefined
    const settle = (how: () => void) => {
      clearTimeout(limit)
      clearInterval(watching)
      worker.off('message', answered).off('exit', ended).off('error', failed)
      how()
    }
    const answered = (message: unknown) => {
      const said = message as Said<Done, Early>
      if (said.id !== sent.id) return
      if ('early' in said) hear(said.early)
      else settle(() => resolve(said))
    }
    const failed = (error: Error) => settle(() => reject(error))
    const ended = (code: number | null, signal: string | null) => {
      const how = signal ? `ended by ${signal}` : `ended with code ${code}`
      settle(() => reject(signal && !handsOn ? new BrokeProcess(how) : new EndedProcess(`${module} ${how}`)))
    }
    worker.on('message', answered).on('exit', ended).on('error', failed)
    worker.send(sent, (error) => error && failed(error))
  })
}

/** Ends a process that takes more than that. Where the system does not tell, the limits the process sets itself, and the clock, have to do. */
function watch(worker: ChildProcess, { processorMs = Infinity, memoryBytes = Infinity }: Pick<Kept, 'processorMs' | 'memoryBytes'>) {
  const told = (name: string) => readFile(`/proc/${worker.pid}/${name}`, 'utf8').catch(() => '')
  return setInterval(async () => {
    const [status, stat] = await Promise.all([told('status'), told('stat')])
    const kilobytes = Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0)
    // proc(5): what follows the name, which may hold spaces and brackets; the 14th and 15th are hundredths of a second.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number)
    if (kilobytes * 1024 > memoryBytes || (user + system) * 10 > processorMs) worker.kill('SIGKILL')
  }, 25)
}

/** While it works it keeps this process alive, and while it idles it does not. */
function hold({ process: worker, works }: Worker): void {
  if (works > 0) worker.ref()
  else worker.unref()
  if (works > 0) worker.channel?.ref()
  else worker.channel?.unref()
}
