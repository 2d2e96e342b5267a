import { setTimeout as pause } from 'node:timers/promises'
import { startMailServer, type MailServer, type Manner } from '../fixtures/mail-server.ts'
import { drawn, type Dice } from './editing-dice.ts'

const moods = [
  ['takes', 34],
  ['slow', 8],
  ['down', 8],
  ['full', 8],
  ['greylists', 8],
  ['refuses', 6],
  ['refusesLetter', 5],
  ['refusesSender', 3],
  ['busy', 4],
  ['hangsUp', 4],
  ['cuts', 10],
  ['silent', 2],
] as const
type Mood = (typeof moods)[number][0]

/** A real mail server, whose mood changes: it may be down, slow, full, refuse for now or for good, or cut the line. */
export async function openMailWeather() {
  const servers: MailServer[] = []
  const seen = new Map<Mood, number>(moods.map(([mood]) => [mood, 0]))
  let running: MailServer | undefined = await start(0)
  const { port } = running
  let changes = 0

  async function start(onPort: number): Promise<MailServer> {
    const server = await startMailServer({ port: onPort })
    servers.push(server)
    return server
  }

  async function change(mood: Mood): Promise<void> {
    seen.set(mood, (seen.get(mood) ?? 0) + 1)
    if (mood === 'down') {
      const ending = running
      running = undefined
      await ending?.close()
      return
    }
    running ??= await start(port)
    const server = running
    const manner: Manner = mood === 'slow' ? 'takes' : mood
    server.manner = manner
    Object.defineProperty(server, 'patience', { configurable: true, get: () => (mood === 'slow' ? pause(250) : undefined) })
  }

  return {
    port,
    seen,
    change,
    /** Every third time one that was not seen yet, so that a run of some length has met them all. */
    changeByChance: (roll: Dice) => {
      const chance = drawn(roll, moods)
      const unseen = moods.map(([mood]) => mood).filter((mood) => seen.get(mood) === 0)
      return change((++changes % 3 === 0 && unseen.at(-1)) || chance)
    },
    arrived: () => servers.flatMap(({ arrived }) => arrived),
    met: () => servers.flatMap(({ met }) => met),
    close: async () => void (await running?.close()),
  }
}
