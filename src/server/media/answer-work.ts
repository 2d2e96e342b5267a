import type { Answer } from './work-process.ts'

/**
 * The other end of work-process.ts, in a process of its own: a decoder that is tricked, crashes or never ends takes down nothing
 * else, its memory goes back to the system, and the server keeps the processor when it needs it.
 */
export function answerWork<Work, Done>(perform: (work: Work) => Promise<Done>): void {
  // Ctrl-C reaches every process of a terminal; the server finishes what it is doing, and so must this. It ends with the server.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit(0))
  process.on('message', async (work: Work) => {
    const answer: Answer<Done> = await perform(work).then(
      (done) => ({ done }),
      (error: unknown) => ({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
    process.send?.(answer)
  })
}
