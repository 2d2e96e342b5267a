/**
 * npm run jobs -- [list]
 * npm run jobs -- again NUMBER … | --kind "send mail" | --all
 * npm run jobs -- give-up NUMBER … | --kind "send mail" | --all
 * Reads its settings as the site does (docs/operations.md).
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { askRunningSite } from '../db/ask-running-site.ts'
import { clockOf } from '../db/clock-of.ts'
import type { OpenDatabase } from '../db/database.ts'
import { patiently } from '../db/patiently.ts'
import { failureInWords } from '../http/failure-in-words.ts'
import { BadSetting, readSettings, type Settings } from '../settings.ts'
import { readTenants } from '../tenants.ts'
import { asking, carryOut, readAsked, type Asked } from './ask-of-command.ts'

const options = { kind: { type: 'string' }, all: { type: 'boolean' } } as const

try {
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const wish = readAsked(positionals, values)
  if (!wish) throw new BadSetting(usage())
  console.log(await carryOutOrAsk(wish, readSettings(process.env)))
} catch (error) {
  console.error(failureInWords(error))
  process.exitCode = 1
}

async function carryOutOrAsk(wish: Asked, settings: Settings): Promise<string> {
  const dataDir = resolve(settings.dataDir)
  let database: OpenDatabase
  try {
    database = await openDatabase(settings, dataDir)
  } catch (error) {
    if (settings.databaseUrl || !(error instanceof BadSetting) || !error.message.includes('in use')) throw error
    // The site runs, so it does it itself.
    const answer = await askRunningSite(asking, dataDir, JSON.stringify(wish))
    if ('failed' in answer) throw new BadSetting(answer.failed)
    return answer.told
  }
  const { now, stop } = await clockOf(database)
  try {
    const tenants = readTenants(resolve(settings.tenantsFile), settings.admins).list.map(({ client }) => client)
    return await patiently(() => carryOut(wish, { db: database.db, now, tenants }))
  } finally {
    stop()
    await database.close()
  }
}

async function openDatabase({ databaseUrl }: Settings, dataDir: string): Promise<OpenDatabase> {
  if (databaseUrl) return (await import('../db/postgres.ts')).openPostgres(databaseUrl)
  if (!existsSync(join(dataDir, 'database'))) throw new BadSetting(`There is no site in ${dataDir} (setting DATA_DIR).`)
  return (await import('../db/embedded.ts')).openEmbedded(dataDir)
}

function usage(): string {
  return [
    'What is to be done?',
    '  npm run jobs -- list',
    '  npm run jobs -- again NUMBER … | --kind "send mail" | --all',
    '  npm run jobs -- give-up NUMBER … | --kind "send mail" | --all',
  ].join('\n')
}
