import type { Answer } from './work-process.ts'

/**
 * The other end of work-process.ts, in a process of its own: a decoder that is tricked, crashes or never ends takes down nothing
 * else, its memory goes back to the system, and the server keeps the processor when it needs it. What is there before the rest is
 * done may be told; it is on its way once `tell` is done.
 */
export function answerWork<Work, Done, Early = never>(perform: (work: Work, tell: (early: Early) => Promise<void>) => Promise<Done>): void {
  const send = (answer: Answer<Done, Early>) => new Promise<void>((sent) => void (process.send?.(answer, () => sent()) ?? sent()))
  // Ctrl-C reaches every process of a terminal; the server finishes what it is doing, and so must this. It ends with the server.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit(0))
  process.on('message', async (work: Work) => {
    const answer: Answer<Done> = await perform(work, (early) => send({ early })).then(
      (done) => ({ done }),
      (error: unknown) => ({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
    await send(answer)
  })
}
