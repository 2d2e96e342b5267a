/** Opens the port. The only place that reads the environment and chooses the real services. */
import { join, resolve } from 'node:path'
import { demo } from './src/demo/demo.ts'
import { sitePapers } from './src/demo/papers/site-papers.ts'
import { createApp } from './src/server/app.ts'
import { createClamav } from './src/server/attachments/clamav.ts'
import { loadBuiltPages } from './src/server/pages/built-pages.ts'
import { freeBytesOf } from './src/server/http/disk-room.ts'
import { failureInWords } from './src/server/http/failure-in-words.ts'
import { refuseBrotli } from './src/server/http/refuse-brotli.ts'
import { compiledAhead } from './src/server/db/compile-ahead.ts'
import { clockOf } from './src/server/db/clock-of.ts'
import { dateBegun, findBegunDatabase } from './src/server/db/begun-database.ts'
import type { OpenDatabase } from './src/server/db/database.ts'
import type { DatabaseOnlyRead } from './src/server/db/only-read.ts'
import { requireRestored } from './src/server/db/whole-database.ts'
import { createEntraProvider } from './src/server/identity/entra-provider.ts'
import type { IdentityProvider } from './src/server/identity/identity-provider.ts'
import { sampleCustomers, sandboxPeople } from './src/server/identity/sandbox-people.ts'
import { askOutside } from './src/server/link-guard/ask-outside.ts'
import { mailOfSettings } from './src/server/mail/mail-of-settings.ts'
import { createLocalFiles } from './src/server/media/local-files.ts'
import { billingOfSettings } from './src/server/payments/billing/billing-of-settings.ts'
import { geocoderOfSettings } from './src/server/places/geocoder-of-settings.ts'
import { ownAddress, providerOfSettings, type OpenSandbox } from './src/server/payments/provider/provider-of-settings.ts'
import { readImportedPlaces } from './src/server/places/read-imported-places.ts'
import { openSealing } from './src/server/sealing/open-sealing.ts'
import { keepHeapSmall } from './src/server/keep-heap-small.ts'
import { releaseCompileCache } from './src/server/release-compile-cache.ts'
import { doubtsAbout, readSettings, type Settings } from './src/server/settings.ts'
import { requireOpenFiles } from './src/server/this-machine.ts'
import { readTenants, type Tenants } from './src/server/tenants.ts'
import { watchLoop } from './src/server/watch-loop.ts'

try {
  await serve(readSettings(process.env))
} catch (error) {
  console.error(sentenceFor(error))
  process.exit(1)
}

async function serve(settings: Settings) {
  requireOpenFiles()
  refuseBrotli()
  const tenants = readTenants(resolve(settings.tenantsFile), settings.admins)
  const importedPlaces = readImportedPlaces(join(resolve(settings.dataDir), 'places.json'))
  // Where agents are found hangs on the places that are known.
  const begun = settings.identity === 'sandbox' && importedPlaces.length === 0 ? findBegunDatabase(tenants) : undefined
  const [{ database, onlyRead }, pages] = await Promise.all([openDatabase(settings, begun), loadBuiltPages('build')])
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`
  const identity = await createIdentity(settings, publicUrl)
  const { now } = await clockOf(database, tellOfClock)
  const app = await createApp({
    ...settings,
    importedPlaces,
    geocoder: geocoderOfSettings(settings, { db: database.db, now, site: publicUrl }),
    mail: await mailOfSettings(settings, now),
    billing: billingOfSettings(settings, { now, warn }),
    files: createLocalFiles(join(resolve(settings.dataDir), 'media')),
    attachmentFiles: createLocalFiles(join(resolve(settings.dataDir), 'attachments')),
    scanner: settings.clamav ? createClamav(settings.clamav) : undefined,
    sealing: await openSealing({ ...settings, db: database.db, dataDir: resolve(settings.dataDir), now: now() }),
    backups: { dataDir: resolve(settings.dataDir), folder: resolve(settings.backups.folder), nights: settings.backups.nights },
    askOutside: settings.checkOutsideLinks ? askOutside : undefined,
    freeBytes: freeBytesOf(resolve(settings.dataDir)),
    onlyRead: onlyRead !== undefined,
    provider: providerOfSettings(
      settings,
      { now, warn, timeZone: tenants.timeZone },
      await openPaymentSandbox(settings, tenants.timeZone, onlyRead?.folder),
    ),
    database,
    tenants,
    identity,
    pages,
    now,
    // Jobs that came due meanwhile would stand in the way of the first page: one database answers both.
    worksAfterMs: 500,
    // A site to try begins with people in it; a real one with its own.
    papers: sitePapers,
    demo: settings.identity === 'sandbox' ? { ...demo, customers: sampleCustomers(identity.issuer) } : undefined,
    say,
  })
  await onlyRead?.keepAsIs()
  onlyRead?.endOnceWritable(() => app.close())
  // A terminal's Ctrl-C arrives twice, from the group and from scripts/start.mjs; the second must not cut the first short.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void app.close().finally(() => process.exit(0)))
  await app.fastify.listen({ port: settings.port, host: settings.host })
  watchLoop({ watchedOn: process.env.WATCHED_ON })
  keepHeapSmall()
  releaseCompileCache()
  tell(settings, publicUrl, tenants)
}

// What the settings do not ask for is not loaded.

type Opened = { database: OpenDatabase; onlyRead?: DatabaseOnlyRead }

async function openDatabase({ databaseUrl, dataDir }: Settings, begun: string | undefined): Promise<Opened> {
  if (databaseUrl) {
    requireRestored(resolve(dataDir))
    return { database: await (await import('./src/server/db/postgres.ts')).openPostgres(databaseUrl, say) }
  }
  // Other threads are at it while this one loads the rest; what comes of it is for whoever opens the database.
  void compiledAhead().catch(() => {})
  const { openEmbedded } = await import('./src/server/db/embedded.ts')
  const onlyRead = await (await import('./src/server/db/only-read.ts')).openOnlyRead(resolve(dataDir), say)
  if (onlyRead) return { database: onlyRead.database, onlyRead }
  const database = await openEmbedded(resolve(dataDir), say, undefined, begun)
  await dateBegun(database.db, new Date())
  return { database }
}

/** Of a machine whose clock is not the database's. */
function tellOfClock(aheadMs: number) {
  warn(
    { aheadSeconds: Math.round(aheadMs / 1000) },
    `the clock of this machine is ${aheadMs === 0 ? 'that of the database again' : 'not that of the database, which counts'}`,
  )
}

async function createIdentity({ identity, entra }: Settings, publicUrl: string): Promise<IdentityProvider> {
  switch (identity) {
    case 'entra-popup':
      return createEntraProvider({ publicUrl, ...entra })
    case 'sandbox':
      return (await import('./src/server/identity/sandbox-provider.ts')).createSandboxProvider()
  }
}

/** Opened by this process on a port of its own, unless one runs elsewhere. Its book and its secret are apart from our database. */
async function openPaymentSandbox(
  settings: Settings,
  timeZone: string,
  dataDir = resolve(settings.dataDir),
): Promise<OpenSandbox | undefined> {
  const { kind, sandbox } = settings.payments
  if (kind !== 'sandbox') return undefined
  const folder = join(dataDir, 'sandbox-payments')
  const { requireSandboxSecret } = await import('./src/sandbox-payments/sandbox-secret.ts')
  const secret = sandbox.secret ?? requireSandboxSecret(join(folder, 'secret'))
  if (sandbox.url) return { address: sandbox.url, publicAddress: sandbox.url, secret }
  const { startSandboxPayments } = await import('./src/sandbox-payments/sandbox-server.ts')
  const { host } = settings
  const { port } = await startSandboxPayments({ ...sandbox, file: join(folder, 'book.jsonl'), host, secret, timeZone })
  return { address: ownAddress({ host, port }), publicAddress: `http://*:${port}`, secret }
}

/** As the log is written, for what is chosen before there is one. */
function warn(what: object, words: string) {
  console.warn(JSON.stringify({ level: 'warn', ...what, msg: words }))
}

function say(words: string) {
  console.log(words)
}

function tell(settings: Settings, publicUrl: string, tenants: Tenants) {
  const names = tenants.list.map(({ name }) => name)
  console.log(`\n  ${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} open at ${publicUrl}\n`)
  for (const doubt of doubtsAbout(settings)) console.warn(`  ${doubt}\n`)
  if (settings.payments.kind === 'sandbox')
    console.log('  Bills are paid to a sandbox, where no money moves; its test numbers stand beside its form.\n')
  if (settings.identity === 'sandbox') {
    console.log('  Sign in at /login as one of the sample people:')
    for (const { label, name, note } of sandboxPeople) console.log(`    ${label.padEnd(10)}${name.padEnd(18)}${note}`)
    console.log(`\n  ${whoReachesIt(settings.host)}\n`)
  }
}

/** Said with the sample people, since whoever reaches the site may be any of them. */
function whoReachesIt(host: string): string {
  if (['127.0.0.1', '::1', 'localhost'].includes(host))
    return 'Only this machine reaches it. To show it to others, who may then be any of these people: HOST=0.0.0.0 npm start'
  return 'Whoever reaches this port may be any of these people; HOST says at which address it listens (docs/configuration.md).'
}

/** One clear sentence for what people can mend themselves; the whole error for what they cannot. */
function sentenceFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE' && error instanceof Error && 'port' in error && String(error.port) !== (process.env.PORT ?? '3600'))
    return `The port ${String(error.port)}, for the payment sandbox, is taken by another program; stop it, or set PAYMENTS_SANDBOX_PORT to another number.`
  if (code === 'EADDRINUSE')
    return `The port ${process.env.PORT ?? 3600} is taken by another program; stop it, or set PORT to another number.`
  if (code === 'EACCES' && error instanceof Error && 'port' in error)
    return `This account may not open the port ${process.env.PORT ?? 3600}; set PORT to a number above 1023.`
  if (error instanceof Error && 'path' in error && ['EACCES', 'EPERM', 'EROFS'].includes(String(code)))
    return `The file ${String(error.path)} cannot be ${code === 'EROFS' ? 'written: its disk may only be read' : 'used by this account'}.`
  if (code === 'ERR_MODULE_NOT_FOUND') return 'The pages are not built yet: run npm start, or npm run build.'
  return failureInWords(error)
}
