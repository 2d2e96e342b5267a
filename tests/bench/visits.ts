import { fork } from 'node:child_process'

type Visit = { url: string; cookie: string; most?: number }

/** Somebody who asks for an address again and again, so many times or until the end is said: in a process of its own, since whoever does other work too measures that. */
export function startVisits(visit: Visit): { end(): void; times: Promise<number[]> } {
  const visitor = fork(new URL(import.meta.url), [JSON.stringify(visit)])
  const times = new Promise<number[]>((resolve, reject) => {
    visitor.once('message', (message) => resolve(message as number[]))
    visitor.once('exit', (code) => reject(new Error(`visits of ${visit.url} ended with ${code}`)))
  })
  return { end: () => visitor.send('end'), times }
}

async function visitAgain({ url, cookie, most = Infinity }: Visit): Promise<void> {
  const state = { over: false }
  // Whoever started it may be gone without a word, and then nobody would end it.
  for (const end of ['message', 'disconnect'] as const) process.once(end, () => (state.over = true))
  const times: number[] = []
  while (!state.over && times.length < most) {
    const began = performance.now()
    const response = await fetch(url, { headers: { cookie } })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    times.push(performance.now() - began)
  }
  if (process.connected) process.send?.(times, () => process.disconnect())
}

if (import.meta.main) await visitAgain(JSON.parse(process.argv[2]) as Visit)
