import type { Warn } from '../http/warn.ts'
import type { Place } from '../../calls/place-calls.ts'
import { isZipCode } from '../../nouns/places/zip-code.ts'
import type { Db } from '../db/database.ts'
import { Refused } from '../http/errors.ts'
import { addressKey, createRateLimiter } from '../identity/rate-limit.ts'
import type { TenantSettings } from '../tenants.ts'
import { forgetAnswers } from './forget-answers.ts'
import { createGazetteer, type Gazetteer, type Known } from './gazetteer.ts'
import type { Geocoder } from './geocoder.ts'
import { servedAreaOf } from './served-area.ts'

/** How often visitors may have somebody outside asked, who may charge for each answer; beyond it our own list is all there is. */
export const visitorLimits = { ofOneAddress: { max: 20, windowSeconds: 3600 }, ofAll: { max: 500, windowSeconds: 24 * 3600 } } as const

type Needs = { db: Db; now: () => Date; warn: Warn; tenants: readonly TenantSettings[]; geocoder?: Geocoder; importedPlaces?: Known[] }

export type Places = ReturnType<typeof createPlaces>

/** Where places are that people name: of each tenant in the states it serves. */
export function createPlaces({ db, now, warn, tenants, geocoder, importedPlaces }: Needs) {
  const limiter = createRateLimiter({ db, now })
  const gazetteers = new Map<string, Gazetteer>()
  const everywhere = gazetteerOf([...new Set(tenants.flatMap(({ servedStates }) => servedStates))])

  function gazetteerOf(states: readonly string[]): Gazetteer {
    const key = states.join(' ')
    const known = gazetteers.get(key) ?? createGazetteer(states, importedPlaces)
    gazetteers.set(key, known)
    return known
  }

  /**
   * Our own list first, which costs nothing and tells nobody; then the geocoder of the settings, whose silence is no error here.
   * `visitor` is the address of somebody whose questions are counted.
   */
  async function locate(tenant: TenantSettings, words: string, visitor?: string): Promise<Place | undefined> {
    const gazetteer = gazetteerOf(tenant.servedStates)
    const known = gazetteer.find(words)
    if (known) return known
    const [beginsSo] = gazetteer.suggest(words)
    // A whole ZIP code that is not in the list is only guessed by it.
    if (!geocoder || (beginsSo && !isZipCode(words))) return beginsSo
    const mayAsk = async () => {
      if (visitor !== undefined) await countVisitor(visitor)
    }
    return geocoder.locate(words, servedAreaOf(tenant.servedStates), mayAsk).catch((error: unknown) => {
      if (!(error instanceof Refused && error.name === 'tooMany')) warn({ err: error }, 'the geocoder did not answer')
      return beginsSo
    })
  }

  /** Of one address first, so that whoever asks too much uses up little of what is there for all. */
  async function countVisitor(address: string): Promise<void> {
    await limiter.countTry(addressKey('geocoder', address), visitorLimits.ofOneAddress)
    await limiter.countTry('geocoder of visitors', visitorLimits.ofAll)
  }

  return {
    locate,
    suggest: (tenant: TenantSettings, prefix: string) => gazetteerOf(tenant.servedStates).suggest(prefix),
    /** The place of exactly that name. */
    findNamed: (tenant: TenantSettings, words: string) => gazetteerOf(tenant.servedStates).find(words),
    findAlike: (tenant: TenantSettings, words: string) => gazetteerOf(tenant.servedStates).findAlike(words),
    townsOf: (tenant: TenantSettings, county: string) => gazetteerOf(tenant.servedStates).townsOf(county),
    /** In the states of all tenants; an agent's address says which. */
    findTown: (name: string) => everywhere.findTown(name),
    jobs: [forgetAnswers({ now })],
  }
}
