/**
 * npm run campaign:forms -- --submissions 1000 --seed N [--postgres] [--break outboxOutside]
 * Visitors send forms, with and without files, over a bad network: twice, again, half, or not to the end; meanwhile the server is
 * killed −9 at each step and the mail server is down, slow, full, refuses, or cuts the line. Then everything that was stored and
 * every mail that arrived is held against what was sent and shown. The seed decides what everybody does and meets; how that
 * falls together in time is left to the machine. On the embedded database, or on PostgreSQL with DATABASE_URL (--postgres:
 * TEST_DATABASE_URL). Ends with 1 when an oracle is not 0, or when a trouble that was to be met never was.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { openEmbedded } from '../../src/server/db/embedded.ts'
import { openPostgres } from '../../src/server/db/postgres.ts'
import { breaks, deaths, type Break, type Death } from '../fixtures/forms-child.ts'
import { dice } from './editing-dice.ts'
import { askDeskAsStrangers } from './forms-desk-strangers.ts'
import { judgeMails } from './forms-mail-oracles.ts'
import { judgeSubmissions } from './forms-oracles.ts'
import { findPerson } from './forms-raw-data.ts'
import { visitSite } from './forms-visitor.ts'
import { openFormsWorld, type FormsWorld } from './forms-world.ts'
import { findInFiles, findInTables } from './readable-data.ts'
import { runFromCommand } from './run-from-command.ts'

type Options = {
  submissions: number
  seed: number
  /** Of a PostgreSQL that may create databases; the embedded one without it. */
  server?: string | undefined
  broken?: Break | undefined
  dieAt?: readonly Death[]
  /** Submissions between two kills. */
  killEvery?: number
  tell?: (line: string) => void
}

const atOnce = 8
const moodEvery = 5
/** Takes a change of mind right after an answer was lost. */
const rare = 'told of the first'

/** Lets so many visitors send forms in bad weather, then judges what became of each. */
export async function runFormsCampaign(options: Options) {
  const { submissions, seed, server, broken, tell = () => {} } = options
  const world = await openFormsWorld({ database: server, broken })
  try {
    await letVisitorsCome(world, options)
    tell('  every visitor is gone; the mail server is well again, and time passes')
    await world.letTimePass()
    world.journal.leaks.push(...(await askDeskAsStrangers(world)))
    await world.kill()
    const verdict = await judge(world)
    const missing =
      submissions < 200 ? [] : Object.entries(verdict.shown).flatMap(([name, count]) => (count === 0 && name !== rare ? [name] : []))
    return { ...verdict, missing, passed: missing.length === 0 && Object.values(verdict.oracles).every((count) => count === 0), seed }
  } finally {
    await world.close()
  }
}

async function letVisitorsCome(world: FormsWorld, options: Options): Promise<void> {
  const { submissions, seed, dieAt = deaths, killEvery = 20, tell = () => {} } = options
  const { weather, journal, network } = world
  const roll = dice(seed, -1)
  let killing = Promise.resolve()
  let changing = Promise.resolve()
  let kills = 0
  let begun = 0

  async function visitOneAfterTheOther(): Promise<void> {
    while (begun < submissions) {
      const number = (begun += 1)
      if (number % moodEvery === 0) changing = changing.then(() => weather.changeByChance(roll))
      if (number % killEvery === 0) {
        const step = dieAt[kills++ % dieAt.length]
        killing = killing.then(() => pause(step === 'any moment' ? roll() * 400 : 0)).then(() => world.killServer(step))
      }
      await visitSite(world, seed, number).catch((error: unknown) => {
        journal.surprises.push(`visit ${number}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      })
      if (number % 50 === 0) tell(`  ${number} of ${submissions} have come, ${journal.kills.length} kills`)
    }
  }

  await Promise.all(Array.from({ length: atOnce }, visitOneAfterTheOther))
  await killing
  await changing
  await network.quiet()
}

async function judge({ folder, url, journal, weather, agent }: FormsWorld) {
  const database = url ? await openPostgres(url) : await openEmbedded(folder)
  try {
    const stored = await judgeSubmissions({ database, folder, journal, agent })
    const mails = await judgeMails({ database, journal, ...stored, arrived: weather.arrived(), met: weather.met() })
    const readable = [...(await findInTables(database, findPerson)), ...findInFiles(folder, findPerson)]
    const leaks = [...journal.leaks, ...stored.leaks, ...mails.leaks, ...readable]
    const { counts, visits, kills, surprises } = journal
    const aside = stored.rows.filter(({ state }) => state === 'spam')
    const shown = {
      visits: visits.length,
      'references shown': visits.filter((visit) => visit.shown.size > 0).length,
      stored: stored.rows.length,
      'put aside, filled in by a machine': aside.filter(({ doubts }) => doubts.includes('honeypot')).length,
      ...counts,
      'files of submissions': stored.files,
      ...Object.fromEntries(deaths.map((step) => [`killed: ${step}`, kills.filter((kill) => kill.step === step).length])),
      mails: mails.mails,
      'mails sent': mails.sent,
      'mails refused for good': mails.failed,
      'mails that came again': mails.again,
      ...Object.fromEntries([...weather.seen].map(([mood, times]) => [`mail server: ${mood}`, times])),
    }
    const others = aside.filter(({ doubts }) => !doubts.includes('honeypot'))
    return {
      shown,
      told: { 'people put aside for trying often': others.length },
      oracles: {
        'references lost': stored.lost.length,
        'submissions twice': stored.twice.length,
        'mails lost': mails.lost.length,
        'mails twice': mails.twice.length,
        leaks: leaks.length,
        'files left over after a day': stored.leftOver.length,
        surprises: surprises.length,
      },
      details: [stored.lost, stored.twice, mails.lost, mails.twice, leaks, stored.leftOver, surprises].flatMap((each) => each.slice(0, 20)),
    }
  } finally {
    await database.close()
  }
}

if (import.meta.main) await runFromCommand('submissions', breaks, ({ many, ...asked }) => runFormsCampaign({ submissions: many, ...asked }))
