import { eq } from 'drizzle-orm'
import type { Place } from '../../calls/place-calls.ts'
import type { Db } from '../db/database.ts'
import { geocoded } from '../db/schema.ts'
import { Refused, refused } from '../http/errors.ts'
import { createRateLimiter } from '../identity/rate-limit.ts'
import { foldText } from '../../content/fold-text.ts'
import { isServed, type Geocoder, type GeocodingService } from './geocoder.ts'

/** As long as Google allows an answer to be kept; the others allow more. */
const keptFor = 30 * 24 * 3600_000
const patience = 4000

type Needs = { service: GeocodingService; db: Db; now: () => Date; fetch?: typeof fetch; wait?: (ms: number) => Promise<void> }

/** Asks a service outside: each address once a month by all nodes together, and no oftener than the service allows. */
export function createOutsideGeocoder({ service, db, now, fetch: send = fetch, wait = pause }: Needs): Geocoder {
  const limiter = createRateLimiter({ db, now })

  async function readKept(key: string): Promise<{ answer: Place | null } | undefined> {
    const [row] = await db.select().from(geocoded).where(eq(geocoded.key, key))
    return row && now().getTime() - row.askedAt.getTime() < keptFor ? (row.answer as { answer: Place | null }) : undefined
  }

  /** Waits for its turn, up to three windows of the limit; then says that the service is too busy. */
  async function takeTurn(): Promise<void> {
    for (let tries = 0; ; tries++) {
      const late = await limiter.take(`geocoder ${service.name}`, service.limit).catch((error: unknown) => {
        if (error instanceof Refused && error.name === 'tooMany') return error
        throw error
      })
      if (!late) return
      const seconds = Number(late.also.retryAfter)
      if (tries >= 3 || seconds > 2) throw refused('unavailable')
      await wait(seconds * 1000)
    }
  }

  async function ask(words: string): Promise<Place | null> {
    await takeTurn()
    const headers = { accept: 'application/json', ...service.headers }
    const response = await send(service.addressOf(words), { headers, redirect: 'error', signal: AbortSignal.timeout(patience) })
    if (!response.ok) throw new Error(`${service.name} answered ${response.status}`)
    return service.read(await response.json()).find(isServed) ?? null
  }

  return {
    async locate(words) {
      const key = `${service.name}\n${foldText(words)}`
      const kept = await readKept(key)
      if (kept) return kept.answer ?? undefined
      const found = await ask(words).catch((error: unknown) => {
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

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
