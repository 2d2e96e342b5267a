import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import type { Answer, PictureWork, WorkDone } from './picture-work.ts'

/** Beside this file, as source or as built. */
const pictureProcess = new URL(`./picture-process${extname(import.meta.url)}`, import.meta.url)

export type PictureProcess = ReturnType<typeof createPictureProcess>

/** Thrown when a picture broke the process, or kept it longer than is allowed. */
export class PictureBrokeProcess extends Error {}

/**
 * A second process for pictures: started when there is work, gone after `idleMs` without any. A piece of work that
 * takes longer than `limitMs` is ended. Takes one piece of work at a time; the queue before it sees to that.
 */
export function createPictureProcess({ idleMs = 20_000, limitMs = 60_000 } = {}) {
  let child: ChildProcess | undefined
  let leaving: NodeJS.Timeout | undefined

  /** Throws `PictureBrokeProcess`, or an `Error` when the process itself could not do its work. */
  async function ask<W extends PictureWork>(work: W): Promise<WorkDone<W>> {
    clearTimeout(leaving)
    const worker = (child ??= start())
    hold(worker, true)
    try {
      const answer = await answerOf(worker, work, limitMs)
      if ('failed' in answer) throw new Error(`picture work failed: ${answer.failed}`)
      return answer.done as WorkDone<W>
    } finally {
      hold(worker, false)
      leaving = setTimeout(() => retire(worker), idleMs).unref()
    }
  }

  function start(): ChildProcess {
    const started = fork(pictureProcess, {
      // None of the server's secrets: what reads strangers' files needs only to start.
      env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, NODE_NO_WARNINGS: '1' },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    for (const end of ['disconnect', 'exit', 'error'] as const) started.on(end, () => retire(started))
    return started
  }

  /** A process that is ending takes no more work, even before it is gone. */
  function retire(worker: ChildProcess): void {
    if (child === worker) child = undefined
    if (worker.connected) worker.disconnect()
  }

  return { ask, pid: () => child?.pid }
}

function answerOf(worker: ChildProcess, work: PictureWork, limitMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => worker.kill('SIGKILL'), limitMs)
    const settle = (how: () => void) => {
      clearTimeout(limit)
      worker.off('message', answered).off('exit', ended).off('error', failed)
      how()
    }
    const answered = (answer: unknown) => settle(() => resolve(answer as Answer))
    const failed = (error: Error) => settle(() => reject(error))
    const ended = (code: number | null, signal: string | null) =>
      settle(() =>
        reject(signal ? new PictureBrokeProcess(`ended by ${signal}`) : new Error(`the picture process ended with code ${code}`)),
      )
    worker.on('message', answered).on('exit', ended).on('error', failed)
    worker.send(work, (error) => error && failed(error))
  })
}

/** While it works it keeps this process alive, and while it idles it does not. */
function hold(worker: ChildProcess, working: boolean): void {
  if (working) worker.ref()
  else worker.unref()
  if (working) worker.channel?.ref()
  else worker.channel?.unref()
}
