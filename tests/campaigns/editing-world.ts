import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { agentHubTools } from '../../src/content/agent-hub/agent-hub-grids.ts'
import { footerSiteMap } from '../../src/content/footer/footer-site-map.ts'
import { homeHeader } from '../../src/content/home/home-header.ts'
import { homeProducts } from '../../src/content/home/home-products.ts'
import type { Question } from '../fixtures/child-server.ts'
import { folderOfSite } from '../fixtures/folder-of-site.ts'
import { startKillableServer, type KillableServer } from '../fixtures/killable-server.ts'
import { createDevice, provideLocalStorage } from './editing-device.ts'
import { createJournal } from './editing-journal.ts'
import { createNetwork } from './editing-network.ts'
import { beginArticles, editedArticles } from './editing-articles.ts'
import { openCampaignDatabase } from './editing-database.ts'
import { client, createReading, type EditedRecord } from './editing-reading.ts'

/** What is always there: sections of pages, and two articles. */
export const editedSections: readonly EditedRecord[] = [homeHeader, homeProducts, footerSiteMap, agentHubTools, ...editedArticles]

export type World = Awaited<ReturnType<typeof openWorld>>

/** One server that can be killed, five writers with a device each, and the network between them. */
export async function openWorld({ withoutRevisionCheck = false }) {
  const folder = folderOfSite('shelterbelt-editing-')
  const { url, drop } = await openCampaignDatabase()
  const settings = {
    DATA_DIR: folder,
    ...(url ? { DATABASE_URL: url } : {}),
    ...(withoutRevisionCheck ? { WITHOUT_REVISION_CHECK: '1' } : {}),
  }
  let server: KillableServer = await startKillableServer(settings)
  const { origin } = server
  let down = Promise.withResolvers<never>()
  down.promise.catch(() => {})
  provideLocalStorage()
  const journal = createJournal()
  const devices = [0, 1, 2, 3, 4].map((writer) => createDevice(writer, client))
  const network = createNetwork({ origin: () => origin, cookie: (writer) => devices[writer].cookie, journal })

  /** Asks the server process, again when it is killed meanwhile. */
  async function ask(question: Question): Promise<string> {
    for (;;) {
      try {
        return String(await Promise.race([server.ask(question), down.promise]))
      } catch {
        await pause(50)
      }
    }
  }

  async function signIn(writer: number) {
    const device = devices[writer]
    if (!device.expired && device.cookie) return
    device.cookie = await ask({ ask: 'session', writer })
    device.expired = false
  }

  for (const writer of devices.keys()) await signIn(writer)
  await beginArticles({ origin, cookie: devices[0].cookie, journal, network })

  return {
    origin,
    journal,
    devices,
    network,
    signIn,
    async expire(writer: number) {
      devices[writer].expired = true
      await ask({ ask: 'expire', cookie: devices[writer].cookie })
    },
    ...createReading({ origin, cookie: (writer) => devices[writer].cookie, signIn }),
    /** kill −9, and a start on the same data and port. */
    async killServer() {
      journal.counts.serverKills += 1
      down.reject(new Error('the server was killed'))
      await server.kill()
      server = await startKillableServer({ ...settings, PORT: new URL(origin).port })
      down = Promise.withResolvers<never>()
      down.promise.catch(() => {})
    },
    async close() {
      await server.kill()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
