/** Opens the port. The only place that reads the environment and chooses the real services. */
import { join, resolve } from 'node:path'
import { createApp } from './src/server/app.ts'
import { loadBuiltPages } from './src/server/built-pages.ts'
import { openEmbedded } from './src/server/db/embedded.ts'
import { openPostgres } from './src/server/db/postgres.ts'
import { createEntraProvider } from './src/server/identity/entra-provider.ts'
import { sandboxPeople } from './src/server/identity/sandbox-people.ts'
import { createSandboxProvider } from './src/server/identity/sandbox-provider.ts'
import { createLocalFiles } from './src/server/media/local-files.ts'
import { geocoderOfSettings } from './src/server/places/geocoder-of-settings.ts'
import { readImportedPlaces } from './src/server/places/read-imported-places.ts'
import { BadSetting, readSettings, type Settings } from './src/server/settings.ts'
import { readTenants } from './src/server/tenants.ts'

const here = new URL('./', import.meta.url)

try {
  await serve(readSettings(process.env))
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}

async function serve(settings: Settings) {
  const tenants = readTenants(resolve(settings.tenantsFile), settings.admins)
  const [pages, database] = await Promise.all([
    loadBuiltPages(here),
    settings.databaseUrl ? openPostgres(settings.databaseUrl) : openEmbedded(resolve(settings.dataDir)),
  ])
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`
  const identity = settings.identity === 'sandbox' ? await createSandboxProvider() : createEntraProvider({ publicUrl, ...settings.entra })
  const now = () => new Date()
  const app = await createApp({
    ...settings,
    places: readImportedPlaces(join(resolve(settings.dataDir), 'places.json')),
    geocoder: geocoderOfSettings(settings, { db: database.db, now, site: publicUrl }),
    files: createLocalFiles(join(resolve(settings.dataDir), 'media')),
    database,
    tenants,
    identity,
    pages,
    now,
    // A site to try begins with people in it; a real one with its own.
    demo: settings.identity === 'sandbox',
  })
  // A terminal's Ctrl-C arrives twice, from the group and from scripts/start.mjs; the second must not cut the first short.
  let closing: Promise<void> | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void (closing ??= app.close().finally(() => process.exit(0))))
  }
  await app.fastify.listen({ port: settings.port, host: settings.host })
  tell(settings, publicUrl)
}

function tell(settings: Settings, publicUrl: string) {
  console.log(`\n  Windbreak Mutual is open at ${publicUrl}\n`)
  if (settings.identity === 'sandbox') {
    console.log('  Sign in at /login as one of the sample people:')
    for (const { label, name, note } of sandboxPeople) console.log(`    ${label.padEnd(10)}${name.padEnd(18)}${note}`)
    console.log()
  }
}

/** One clear sentence for what people can mend themselves; the whole error for what they cannot. */
function sentenceFor(error: unknown): string {
  if (error instanceof BadSetting) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE')
    return `The port ${process.env.PORT ?? 3600} is taken by another program; stop it, or set PORT to another number.`
  if (code === 'EACCES') return `This account may not open the port ${process.env.PORT ?? 3600}; set PORT to a number above 1023.`
  if (code === 'ERR_MODULE_NOT_FOUND') return 'The pages are not built yet: run npm start, or npm run build.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
