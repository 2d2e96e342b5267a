/**
 * npm run campaign:payments -- --attempts 1000 --seed N [--postgres] [--break keysEach]
 * People pay bills and schedule payments, and change what they have set: at once, twice, in two tabs, with cards of every ending; meanwhile the server is killed −9 at
 * each step, and between it, the provider and billing the weather is bad: silence, cut lines, rubbish, everything twice and late, and
 * somebody who forges notices. Then days go by, and the three books are held against each other by what the provider took. The seed
 * decides what everybody does and meets; how that falls together in time is left to the machine. On the embedded database, or on
 * PostgreSQL with DATABASE_URL (--postgres: TEST_DATABASE_URL). Ends with 1 when an oracle is not 0, or when a trouble that was to be
 * met never was.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { openPostgres } from '../../src/server/db/postgres.ts'
import { breaks, type Break } from '../fixtures/payments-breaks.ts'
import { deaths, type Death } from '../fixtures/payments-child.ts'
import { dice } from './editing-dice.ts'
import { judgePayments } from './payments-oracles.ts'
import { payBill } from './payments-payer.ts'
import { findAccountNumber } from './payments-raw-data.ts'
import { everyMood } from './payments-weather.ts'
import { openPaymentsWorld, type PaymentsWorld } from './payments-world.ts'
import { findInFiles, findInTables } from './readable-data.ts'
import { runFromCommand } from './run-from-command.ts'

type Options = {
  attempts: number
  seed: number
  /** Of a PostgreSQL that may create databases; the embedded one without it. */
  server?: string | undefined
  broken?: Break | undefined
  dieAt?: readonly Death[]
  /** Attempts between two kills. */
  killEvery?: number
  /** Of whoever looks for a harm that bad weather only hides. */
  fairWeather?: boolean
  tell?: (line: string) => void
}

const atOnce = 12
/** Milliseconds until another of the three has other weather. */
const weatherLasts = 400

/** Lets so many people pay in bad weather, then holds all books against each other. */
export async function runPaymentsCampaign(options: Options) {
  const { attempts, seed, server, broken, tell = () => {} } = options
  const world = await openPaymentsWorld({ database: server, broken, seed })
  try {
    if (options.fairWeather) for (const each of Object.values(world.weather)) each.clear()
    await letPeoplePay(world, options)
    tell('  everybody is gone; the weather is fair, and days go by')
    await world.letTimePass()
    await world.kill()
    const verdict = await judge(world)
    const missing = attempts < 200 ? [] : Object.entries(verdict.shown).flatMap(([name, count]) => (count === 0 ? [name] : []))
    return { ...verdict, missing, passed: missing.length === 0 && Object.values(verdict.oracles).every((count) => count === 0), seed }
  } finally {
    await world.close()
  }
}

async function letPeoplePay(world: PaymentsWorld, options: Options): Promise<void> {
  const { attempts, seed, dieAt = deaths, killEvery = 20, tell = () => {} } = options
  const { weather, journal, network } = world
  const roll = dice(seed, -1)
  const paying = new AbortController()
  let killing = Promise.resolve()
  let kills = 0
  let begun = 0

  async function payOneAfterTheOther(): Promise<void> {
    while (begun < attempts) {
      const number = (begun += 1)
      if (number % killEvery === 0) {
        const step = dieAt[kills++ % dieAt.length]
        killing = killing.then(() => pause(step === 'any moment' ? roll() * 400 : 0)).then(() => world.killServer(step))
      }
      await payBill(world, seed, number).catch((error: unknown) => {
        journal.surprises.push(`wish ${number}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      })
      if (number % 20 === 0) tell(`  ${number} of ${attempts} have come, ${journal.kills.length} kills`)
    }
  }

  /** By the clock: whoever waits for better weather is not to wait for the next one who comes. */
  async function changeWeather(): Promise<void> {
    const each = Object.values(weather)
    for (let turn = 0; !paying.signal.aborted; turn++) {
      each[turn % each.length].changeByChance(roll)
      await pause(weatherLasts)
    }
  }

  const changing = changeWeather()
  await Promise.all(Array.from({ length: atOnce }, payOneAfterTheOther))
  await killing
  paying.abort()
  await changing
  await network.quiet()
}

async function judge(world: PaymentsWorld) {
  const { folder, url, journal, weather } = world
  const database = url ? await openPostgres(url) : await openEmbedded(folder)
  try {
    const { told, ...found } = await judgePayments(database, world)
    const leaks = [...(await findInTables(database, findAccountNumber)), ...findInFiles(folder, findAccountNumber)]
    const { counts, kills, notices, seen, surprises } = journal
    const moods = Object.entries(weather).flatMap(([whose, { seen: met }]) =>
      everyMood.map((mood) => [`${whose}: ${mood}`, met.get(mood) ?? 0] as const),
    )
    const shown = {
      ...counts,
      ...Object.fromEntries(deaths.map((step) => [`killed: ${step}`, kills.filter((kill) => kill.step === step).length])),
      'notices told': notices.told,
      'notices forged': notices.forged,
      'shown as paid': seen.filter(({ state }) => state === 'paid').length,
      ...Object.fromEntries(moods),
    }
    const { twice, lost, posted, untaken, unknown, returned, unwished, untold, forged } = found
    return {
      shown,
      told,
      oracles: {
        'taken twice': twice.length,
        'acknowledged and lost to billing': lost.length,
        'posted twice or not taken': posted.length,
        'shown as paid and not taken': untaken.length,
        'taken and not known': unknown.length,
        'returned and not once posted so': returned.length,
        'taken and not as it was asked for': unwished.length,
        'left by a change and not told': untold.length,
        'forged and believed': forged.length,
        leaks: leaks.length,
        surprises: surprises.length,
      },
      details: [twice, lost, posted, untaken, unknown, returned, unwished, untold, forged, leaks, surprises].flatMap((each) =>
        each.slice(0, 20),
      ),
    }
  } finally {
    await database.close()
  }
}

if (import.meta.main) await runFromCommand('attempts', breaks, ({ many, ...asked }) => runPaymentsCampaign({ attempts: many, ...asked }))
