import { BrokeProcess } from './broke-process.ts'
import type { Answer, Said, Sent } from './work-process.ts'

/**
 * The other end of work-process.ts, in a process of its own: a decoder that is tricked, crashes or never ends takes down nothing
 * else, its memory goes back to the system, and the server keeps the processor when it needs it. What is there before the rest is
 * done may be told; it is on its way once `tell` is done.
 */
export function answerWork<Work, Done, Early = never>(perform: (work: Work, tell: (early: Early) => Promise<void>) => Promise<Done>): void {
  const send = (said: Said<Done, Early>) => new Promise<void>((sent) => void (process.send?.(said, () => sent()) ?? sent()))
  // Ctrl-C reaches every process of a terminal; the server finishes what it is doing, and so must this. It ends with the server.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit(0))
  process.on('message', async ({ id, work }: Sent<Work>) => {
    const answer: Answer<Done> = await perform(work, (early) => send({ id, early })).then((done) => ({ done }), failureOf)
    await send({ id, ...answer })
  })
}

function failureOf(error: unknown): { broke: string } | { failed: string } {
  if (error instanceof BrokeProcess) return { broke: error.message }
  return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
