/**
 * npm run jobs -- [list]
 * npm run jobs -- again NUMBER … | --kind "send mail" | --all
 * npm run jobs -- give-up NUMBER … | --kind "send mail" | --all
 * Reads its settings as the site does (docs/operations.md).
 */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { FolderInUse } from '../bad-setting.ts'
import { askRunningSite } from '../db/ask-running-site.ts'
import { clockOf } from '../db/clock-of.ts'
import type { OpenDatabase } from '../db/database.ts'
import { openForCommand } from '../db/open-for-command.ts'
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
  let database: OpenDatabase
  try {
    database = await openForCommand(settings)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    // The site runs, so it does it itself.
    const answer = await askRunningSite(asking, resolve(settings.dataDir), JSON.stringify(wish))
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

function usage(): string {
  return [
    'What is to be done?',
    '  npm run jobs -- list',
    '  npm run jobs -- again NUMBER … | --kind "send mail" | --all',
    '  npm run jobs -- give-up NUMBER … | --kind "send mail" | --all',
  ].join('\n')
}
