/**
 * npm run import:posts -- FILE [--pictures FOLDER] [--fetch] [--site https://old.example] [--tenant CLIENT]
 * npm run export:posts -- FOLDER [--tenant CLIENT]
 * Reads its settings as the site does (docs/operations.md).
 */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { FolderInUse } from '../../bad-setting.ts'
import { followContentVersions } from '../../content/content-version.ts'
import { clockOf } from '../../db/clock-of.ts'
import type { OpenDatabase } from '../../db/database.ts'
import { openForCommand } from '../../db/open-for-command.ts'
import { patiently } from '../../db/patiently.ts'
import { refuseBrotli } from '../../http/refuse-brotli.ts'
import { createLocalFiles } from '../../media/local-files.ts'
import { createPictureStore } from '../../media/picture-store.ts'
import { failureInWords } from '../../http/failure-in-words.ts'
import { BadSetting, readSettings, type Settings } from '../../settings.ts'
import { readTenants } from '../../tenants.ts'
import { importPosts } from './import-posts.ts'
import { siteOf } from './old-path.ts'
import { Unreadable } from './imported-post.ts'
import { exportPosts } from './export-posts.ts'
import { fetchedPictures } from './fetch-pictures.ts'
import { localPictures } from './local-pictures.ts'
import { createPictureKeeper } from './picture-keeper.ts'
import { readExport } from './read-export.ts'
import { reportInWords } from './report-in-words.ts'

const options = {
  pictures: { type: 'string' },
  fetch: { type: 'boolean' },
  site: { type: 'string' },
  tenant: { type: 'string' },
} as const

const warn = (what: object, words: string) => console.warn(words, what)

refuseBrotli()
try {
  const { positionals, values } = parseArgs({ options, allowPositionals: true })
  const [command, path, ...more] = positionals
  if (path === undefined || more.length > 0 || (command !== 'import' && command !== 'export')) throw new BadSetting(usage())
  const settings = readSettings(process.env)
  const tenant = tenantOf(settings, values.tenant)
  const site = values.site === undefined ? '' : siteOf(values.site)
  if (values.site !== undefined && site === '') throw new BadSetting('--site is the address the old site had: https://old.example')
  const read = command === 'import' ? await readExport(resolve(path), site) : undefined
  const database = await openDatabase(settings)
  const { now, stop } = await clockOf(database)
  try {
    const pictures = createPictureStore({ files: createLocalFiles(join(resolve(settings.dataDir), 'media')), db: database.db, now })
    if (read) {
      const { oldSite, folder } = read
      const places = [await localPictures(resolve(values.pictures ?? folder)), ...(values.fetch ? [fetchedPictures(oldSite.site)] : [])]
      const nowhere = values.fetch
        ? 'it is neither in the folder nor on the old site'
        : 'it is not in the folder (--pictures names another, --fetch asks the old site)'
      const keepPicture = createPictureKeeper({ places, nowhere, keep: (bytes) => pictures.keep(bytes, { tenant, account: 'system' }) })
      const versions = await followContentVersions(database)
      try {
        console.log(
          reportInWords(await patiently(() => importPosts({ db: database.db, versions, now, warn, keepPicture }, tenant, oldSite))),
        )
      } finally {
        versions.stop()
      }
    } else {
      const {
        posts,
        pictures: many,
        missing,
      } = await patiently(() => exportPosts(resolve(path), { db: database.db, tenant, warn, pictures }))
      console.log(`${posts} posts and ${many} pictures are in ${resolve(path)}.`)
      for (const each of missing) console.log(`The picture ${each} is gone, and its address stays where it was.`)
    }
  } finally {
    stop()
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Unreadable ? error.message : failureInWords(error))
  process.exitCode = 1
}

function tenantOf({ tenantsFile, admins }: Settings, named: string | undefined): string {
  const tenants = readTenants(resolve(tenantsFile), admins)
  const found = named === undefined ? tenants.list[0] : tenants.find(named)
  if (found) return found.client
  throw new BadSetting(`There is no tenant ${named}; there are ${tenants.list.map(({ client }) => client).join(' and ')}.`)
}

async function openDatabase(settings: Settings): Promise<OpenDatabase> {
  try {
    return await openForCommand(settings)
  } catch (error) {
    if (error instanceof FolderInUse) throw new BadSetting('The site runs on this database. Stop it, do this, and start it again.')
    throw error
  }
}

function usage(): string {
  return [
    'What is to be done?',
    '  npm run import:posts -- FILE [--pictures FOLDER] [--fetch] [--site https://old.example] [--tenant CLIENT]',
    '  npm run export:posts -- FOLDER [--tenant CLIENT]',
    'FILE is an export of WordPress (.xml) or Ghost (.json), or a folder of HTML and Markdown.',
  ].join('\n')
}
