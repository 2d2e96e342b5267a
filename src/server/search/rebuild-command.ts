/**
 * npm run search:rebuild
 * Gathers anew what is found of each tenant. The site does so by itself where a release finds other things than the one before; this is for a
 * database that somebody has mended by hand. Reads its settings as the site does (docs/operations.md).
 */
import { resolve } from 'node:path'
import { agentList } from '../../content/find-an-agent/agent-list.ts'
import { sections } from '../../content/sections.ts'
import { wordsIn } from '../../words/languages.ts'
import { createContentStore } from '../content/content-store.ts'
import { openForCommand } from '../db/open-for-command.ts'
import { patiently } from '../db/patiently.ts'
import { failureInWords } from '../http/failure-in-words.ts'
import { readSettings } from '../settings.ts'
import { readTenants } from '../tenants.ts'
import { createSearchIndex } from './search-index.ts'

try {
  const settings = readSettings(process.env)
  const tenants = readTenants(resolve(settings.tenantsFile), settings.admins)
  const database = await openForCommand(settings)
  try {
    const { db } = database
    const warn = (what: object, words: string) => console.warn(words, what)
    const store = createContentStore({ db, versions: { of: () => 0, reached: () => {} }, now: () => new Date(), warn })
    // What is said of papers was noted when they were saved.
    const papers = { expect: async () => {}, renew: async () => {}, version: '' }
    const searched = sections.filter((section) => section !== agentList)
    const languageOf = (tenant: string) => tenants.find(tenant)?.language ?? 'en-US'
    const index = createSearchIndex({ db, sections: searched, papers, wordsOf: (tenant) => wordsIn(languageOf(tenant)) })
    for (const { client } of tenants.list) {
      await patiently(() => index.gather(client, store, { always: true }))
      console.log(`What is found of ${client} was gathered anew.`)
    }
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(failureInWords(error))
  process.exitCode = 1
}
