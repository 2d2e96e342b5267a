import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { Place } from '../../calls/place-calls.ts'
import type { Db } from '../db/database.ts'
import { geocoded } from '../db/tables/agents.ts'
import { Refused, refused } from '../http/errors.ts'
import { readAtMost } from '../http/read-at-most.ts'
import { createRateLimiter } from '../identity/rate-limit.ts'
import { foldText } from '../../nouns/fold-text.ts'
import { keptMs } from './forget-answers.ts'
import type { Geocoder, GeocodingService } from './geocoder.ts'
import type { ServedArea } from './served-area.ts'

const patience = 4000
/** A handful of places. */
const mostBytes = 256 * 1024

type Needs = { service: GeocodingService; db: Db; now: () => Date; fetch?: typeof fetch; wait?: (ms: number) => Promise<void> }

/** Asks a service outside: each address once a month by all nodes together, and no oftener than the service allows. */
export function createOutsideGeocoder({ service, db, now, fetch: send = fetch, wait = pause }: Needs): Geocoder {
  const limiter = createRateLimiter({ db, now })

  async function readKept(key: string): Promise<{ answer: Place | null } | undefined> {
    const [row] = await db.select().from(geocoded).where(eq(geocoded.key, key))
    return row && now().getTime() - row.askedAt.getTime() < keptMs ? (row.answer as { answer: Place | null }) : undefined
  }

  /** Waits for its turn, up to three windows of the limit; then says that the service is too busy. */
  async function takeTurn(): Promise<void> {
    for (let tries = 0; ; tries++) {
      const late = await limiter.countTry(`geocoder ${service.name}`, service.limit).catch((error: unknown) => {
        if (error instanceof Refused && error.name === 'tooMany') return error
        throw error
      })
      if (!late) return
      const seconds = Number(late.also.retryAfter)
      if (tries >= 3 || seconds > 2) throw refused('unavailable')
      await wait(seconds * 1000)
    }
  }

  async function ask(words: string, area: ServedArea): Promise<Place | null> {
    await takeTurn()
    const headers = { accept: 'application/json', ...service.headers }
    const response = await send(service.addressOf(words, area.whole), { headers, redirect: 'error', signal: AbortSignal.timeout(patience) })
    if (!response.ok) throw new Error(`${service.name} answered ${response.status}`)
    return service.read(JSON.parse(await readAtMost(response, mostBytes))).find(area.holds) ?? null
  }

  return {
    async locate(words, area, mayAsk) {
      const key = `${service.name}\n${area.name}\n${foldText(words)}`
      const kept = await readKept(key)
      if (kept) return kept.answer ?? undefined
      await mayAsk()
      const found = await ask(words, area).catch((error: unknown) => {
        throw Object.assign(refused('unavailable'), { cause: error })
      })
      const row = { answer: { answer: found }, askedAt: now() }
      await db
        .insert(geocoded)
        .values({ key, ...row })
        .onConflictDoUpdate({ target: geocoded.key, set: row })
      return found ?? undefined
    },
  }
}
