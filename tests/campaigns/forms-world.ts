import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { addFormEmail } from '../../src/calls/form-calls.ts'
import { callServer } from '../../src/calls/call-server.ts'
import type { Break, Death, FormsPerson, FormsQuestion } from '../fixtures/forms-child.ts'
import { folderOfSite } from '../fixtures/folder-of-site.ts'
import { startKillableServer, type KillableServer } from '../fixtures/killable-server.ts'
import { openCampaignDatabase } from './editing-database.ts'
import { createFormsJournal } from './forms-journal.ts'
import { openMailWeather } from './forms-mail-weather.ts'
import { createFormsNetwork } from './forms-network.ts'

/** Who is told of a message beside those the demonstration names. */
export const copies = { cc: 'claims@windbreak.example', bcc: 'archive@windbreak.example' }

/** The agent who is signed in. */
const agent = 'dana.whitlock@windbreak.example'

export type FormsWorld = Awaited<ReturnType<typeof openFormsWorld>>

/** A server that can be killed, a mail server with moods, and the network between the site and its visitors. */
export async function openFormsWorld({ database, broken }: { database: string | undefined; broken: Break | undefined }) {
  const folder = folderOfSite('shelterbelt-forms-')
  const { url, drop } = await openCampaignDatabase(database ?? '')
  const weather = await openMailWeather()
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: url ?? '',
    SMTP_PORT: String(weather.port),
    CLOCK_BEGAN: String(Date.now()),
    BREAK: broken ?? '',
  }
  const start = (port = '') => startKillableServer<FormsQuestion>({ ...settings, ...(port ? { PORT: port } : {}) }, 'forms-child.ts')
  let server: KillableServer<FormsQuestion> = await start()
  const { origin } = server
  const journal = createFormsJournal()
  const network = createFormsNetwork({ origin: () => origin, counts: journal.counts })
  await addCopies(origin, await sessionOf('admin'))

  async function sessionOf(person: FormsPerson): Promise<string> {
    return String(await server.ask({ ask: 'session', person }))
  }

  /** kill −9 at this step; where it is not reached soon, at whatever it does then. A start on the same data and port follows. */
  async function killServer(step: Death): Promise<void> {
    const died = step !== 'any moment' && (await diesAt(step))
    journal.kills.push({ at: Date.now(), step: died ? step : 'any moment' })
    await server.kill()
    server = await start(new URL(origin).port)
  }

  async function diesAt(step: Death): Promise<boolean> {
    const { gone } = server
    await Promise.race([server.ask({ ask: 'die', at: step }), gone])
    return Promise.race([gone.then(() => true), pause(4000, false)])
  }

  /** Lets a mail server that is well again have everything that waits, and a day go by. */
  async function letTimePass(): Promise<void> {
    await weather.change('takes')
    for (const hours of [0, 4.1, 4.1, 4.1, 26]) {
      await server.ask({ ask: 'later', ms: hours * 3600_000 })
      await server.ask({ ask: 'settle' })
    }
  }

  return {
    folder,
    url,
    journal,
    network,
    weather,
    agent,
    sessionOf,
    killServer,
    letTimePass,
    kill: () => server.kill(),
    async close() {
      await server.kill()
      await weather.close()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function addCopies(origin: string, cookie: string): Promise<void> {
  for (const [sendThrough, email] of Object.entries(copies)) {
    const { body } = await callServer(addFormEmail, { pageName: 'Contact', sendThrough, email }, { origin, headers: { cookie } })
    if (!body.status) throw new Error(body.message)
  }
}
