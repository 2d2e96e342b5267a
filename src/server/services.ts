import type { Warn } from './http/warn.ts'
import type { Disk } from 'flydrive'
import type { Agent } from '../nouns/agents/agent.ts'
import type { GoogleMapSetting } from '../ui/map/google-map-context.ts'
import type { StartingArticles } from './articles/seed-articles.ts'
import type { Scanner } from './attachments/scan-files.ts'
import type { BackupSetting } from './backup/nightly-backups.ts'
import type { BuiltPages } from './pages/built-pages.ts'
import { createPageAddresses } from './pages/page-address.ts'
import type { CaptchaSetting } from './captcha/captcha-of-settings.ts'
import { followContentVersions } from './content/content-version.ts'
import type { OpenDatabase, Say } from './db/database.ts'
import type { LogTo } from './http/open-fastify.ts'
import type { IndexNowSetting } from './crawlers/tell-engines.ts'
import type { Drain } from './http/close-gently.ts'
import { createDiskRoom } from './http/disk-room.ts'
import { usualDoorLimits, type DoorLimits } from './http/door-limits.ts'
import { createFairRoom } from './http/fair-room.ts'
import { createOwnSite } from './http/ask-own-site.ts'
import { createPageCache } from './http/page-cache.ts'
import { securityHeaders, strictTransport } from './http/security-headers.ts'
import { createSiteOrigin, type OriginOf } from './http/site-origin.ts'
import { createCounting } from './insights/create-counting.ts'
import type { IdentityProvider } from './identity/identity-provider.ts'
import { createSessions } from './identity/sessions.ts'
import type { ItemKind } from './items/item-kind.ts'
import type { AskOutside } from './link-guard/ask-outside.ts'
import { createJobs } from './jobs/create-jobs.ts'
import type { LocalFiles } from './media/local-files.ts'
import type { SitePapers } from './media/site-papers.ts'
import type { MailServices } from './mail/mail-of-settings.ts'
import type { BillingSystem } from './payments/billing/billing-system.ts'
import type { PaymentProvider } from './payments/provider/payment-provider.ts'
import { createPlaces } from './places/create-places.ts'
import type { Known } from './places/gazetteer.ts'
import type { Geocoder } from './places/geocoder.ts'
import type { Sealing } from './sealing/create-sealing.ts'
import type { SampleAccount } from './payments/billing/sandbox-account.ts'
import type { SampleCustomer } from './payments/accounts/sample-links.ts'
import { createSandboxBilling } from './payments/billing/sandbox-billing.ts'
import type { Tenants } from './tenants.ts'

/** Things for a site to try; src/demo/ holds those of Windbreak Mutual. */
export interface Demo {
  agents: readonly Agent[]
  /** Topics, tags and articles of the Learning Center, published. */
  articles?: StartingArticles
  /** In the sandbox of the billing system; one may be linked to a sample person. */
  billedAccounts: readonly SampleAccount[]
  /** The sample people they may be linked to, as the identity provider names them. */
  customers?: readonly SampleCustomer[]
}

/** The real services, or those of a test: everything that varies is handed in. */
export interface Services {
  database: OpenDatabase
  tenants: Tenants
  identity: IdentityProvider
  pages: BuiltPages
  now: () => Date
  /** https://… when the site is behind a proxy; else the address of each request counts. */
  publicUrl: string | undefined
  trustProxy: boolean
  /** Where uploads are kept. */
  files: LocalFiles
  /** Where files of visitors are kept: below no address. */
  attachmentFiles: Disk
  /** Looks through them for viruses; none by default. */
  scanner?: Scanner | undefined
  /** Closes and opens what visitors sent. */
  sealing: Sealing
  /** Finds places our own list does not know; none by default. */
  geocoder?: Geocoder
  /** Places known beside our own list. */
  importedPlaces?: Known[]
  /** Where the map that visitors see is Google's; the drawing by default. */
  googleMap?: GoogleMapSetting
  /** How forms tell people from machines; our own proof of work by default. */
  captcha?: CaptchaSetting
  /** How mails leave the house; by default they are kept. */
  mail?: MailServices
  /** The insurer's own billing system; a sandbox in our own database by default. */
  billing?: BillingSystem
  /** Who takes the money; without one nothing can be paid. */
  provider?: PaymentProvider
  /** The papers that come with the site, to be drawn and searched; none by default. */
  papers?: SitePapers | undefined
  /** What each tenant begins with; nothing by default. */
  demo?: Demo | undefined
  /** Whether work that runs later begins as soon as it may; it does by default. */
  worksByItself?: boolean | undefined
  /** How long after the start that is; at once by default. */
  worksAfterMs?: number
  /** Kinds of things beside those of the site, for tests. */
  itemKinds?: readonly ItemKind[]
  /** Tells whoever starts the site what is done once. */
  say?: Say
  /** Where backups of the embedded database are made; none by default. */
  backups?: BackupSetting | undefined
  /** How often what visitors do is written, added up; every five seconds by default. */
  countEverySeconds?: number
  /** Free bytes of the disk the data is on; by default there is room. */
  freeBytes?: () => number
  /** True where that disk may only be read, so that nothing is taken and no work begun; it may be written by default. */
  onlyRead?: boolean | undefined
  /** Asks addresses elsewhere whether they are there; by default no link to another site is looked at. */
  askOutside?: AskOutside | undefined
  /** Between two such questions; a second by default. */
  linkPauseMs?: number
  /** What it holds of strangers; the usual by default. */
  doorLimits?: Partial<DoorLimits> | undefined
  /** How search engines are told at once of what changed; they are not by default. */
  indexNow?: IndexNowSetting | undefined
  /** How the server ends; in ten seconds at most by default. */
  drain?: Drain
  sessionIdleMinutes: number
  sessionHours: number
  pageCacheBytes: number
  logLevel: string
  /** Where the log is written; standard output by default. */
  logTo?: LogTo
}

/** What nouns and pages share: the services, and what is made of them once. Each takes of it what it needs. */
export async function shareServices(services: Services, warn: Warn) {
  const { database, tenants, identity, now, publicUrl } = services
  const hosts = tenants.list.flatMap((tenant) => tenant.hosts)
  const origin = createSiteOrigin(publicUrl, hosts)
  const originOf: OriginOf = ({ raw }) => origin.of(raw)
  const secure = publicUrl?.startsWith('https://') ?? false
  const { db } = database
  const { adminBytes, adminsWaiting, adminWaitSeconds } = { ...usualDoorLimits, ...services.doorLimits }
  const sessions = await createSessions({
    database,
    now,
    issuer: identity.issuer,
    idleMinutes: services.sessionIdleMinutes,
    hours: services.sessionHours,
    tenants: tenants.list,
  })
  const room = createDiskRoom({ freeBytes: services.freeBytes ?? (() => Infinity), onlyRead: services.onlyRead, warn })
  return {
    ...services,
    db,
    warn,
    room,
    /** Of memory, for what is large: what admins send, and the pages they edit. */
    adminRoom: createFairRoom({
      most: adminBytes,
      waiting: adminsWaiting,
      waitMs: adminWaitSeconds * 1000,
      // Who signed in several times is one. Who asks was looked up a moment ago.
      senderOf: (session) => sessions.recall(session)?.account ?? session,
    }),
    origin,
    originOf,
    /** True over https. */
    secure,
    /** What every answer carries. */
    headers: { ...securityHeaders, ...(secure ? strictTransport : {}) },
    billing: services.billing ?? createSandboxBilling({ db, now, timeZoneOf: tenants.timeZoneOf }),
    assets: services.pages.assets,
    counting: createCounting({ db, now, warn, rows: services.pages.rows, everySeconds: services.countEverySeconds }),
    addresses: createPageAddresses(services.pages.rows),
    ownSite: createOwnSite(publicUrl),
    cache: createPageCache({ maxBytes: services.pageCacheBytes, now }),
    versions: await followContentVersions(database),
    jobs: createJobs({
      database,
      now,
      warn,
      room,
      byItself: services.onlyRead ? false : services.worksByItself,
      firstAfterMs: services.worksAfterMs,
    }),
    places: createPlaces({ ...services, db, warn, tenants: tenants.list }),
    sessions,
  }
}

export type Shared = Awaited<ReturnType<typeof shareServices>>
