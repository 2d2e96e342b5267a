import { dayOn } from '../../nouns/wall-time.ts'
import type { DayDone, YourDay } from '../../nouns/hub/your-day.ts'
import type { AgentStore } from '../agents/agent-guide.ts'
import type { ContentVersion } from '../content/content-version.ts'
import type { Db } from '../db/database.ts'
import { createDeskOfTheDay } from '../desk/desk-of-the-day.ts'
import { scopeOf } from '../desk/desk-scope.ts'
import { refused } from '../http/errors.ts'
import type { SignedIn } from '../identity/sessions.ts'
import { mayEdit } from '../permissions.ts'
import type { Sealing } from '../sealing/create-sealing.ts'
import type { Mail } from '../mail/mail.ts'
import type { Tenants, TenantSettings } from '../tenants.ts'
import { bulletinsOfTheDay } from './bulletins-of-the-day.ts'
import { comingDates } from './coming-dates.ts'
import { createDayLimits } from './day-limits.ts'
import { createReadingsExport } from './export-readings.ts'
import { createProposals } from './judge-proposals.ts'
import type { ReadSections } from '../content/content-in.ts'
import { listBulletins } from './list-bulletins.ts'
import { ownPageSetting } from './own-page-setting.ts'
import { createPins } from './pins.ts'
import { createReadings } from './readings.ts'
import { readerOf, type Reader } from './reader.ts'
import { createTellingOfProposals } from './tell-of-proposals.ts'
import { noteVisit } from './visits.ts'
import { createOwnPages } from './write-own-page.ts'

export type DayNeeds = {
  db: Db
  now: () => Date
  sealing: Sealing
  versions: ContentVersion
  agents: AgentStore
  tenants: Tenants
  mail: Pick<Mail, 'queue' | 'queueToAll'>
  /** What is stored of the pages' sections. */
  readSections(tenant: string): Promise<ReadSections>
}

export type Days = ReturnType<typeof createDays>

/** The day of whoever works with the hub; each sees their own, and nobody another's. */
export function createDays(needs: DayNeeds) {
  const { db, now, readSections } = needs
  const lookAtDesk = createDeskOfTheDay(needs)
  const pins = createPins(needs)
  const readings = createReadings(needs)
  const telling = createTellingOfProposals(needs)
  const ownPages = createOwnPages({ ...needs, telling })
  const proposals = createProposals({ ...needs, telling })

  async function open(tenant: TenantSettings, person: SignedIn): Promise<YourDay> {
    const [at, reader] = [now(), readerOf(person, tenant)]
    const stored = await readSections(tenant.client)
    const lastVisit = await noteVisit(db, reader, at)
    const today = dayOn(at, tenant.timeZone)
    const [desk, news, kept, ownPage, staff] = await Promise.all([
      lookAtDesk(scopeOf(person, tenant)),
      unreadOf(reader, stored, { today, lastDay: lastVisit && dayOn(lastVisit, tenant.timeZone) }),
      pins.list(reader),
      ownPages.show(reader, ownPageSetting(stored)),
      mayEdit(person, tenant) ? showStaff(tenant.client, stored) : null,
    ])
    return {
      today,
      lastVisit: lastVisit?.toISOString() ?? null,
      desk,
      ...news,
      dates: comingDates(stored, today),
      pins: kept,
      ownPage,
      staff,
    }
  }

  async function unreadOf(reader: ReturnType<typeof readerOf>, stored: ReadSections, days: { today: string; lastDay: string | null }) {
    const all = listBulletins(stored)
    const done = await readings.findDone(reader, all)
    return bulletinsOfTheDay(
      all.filter(({ key }) => !done.has(key)),
      days,
    )
  }

  async function showStaff(tenant: string, stored: ReadSections): Promise<YourDay['staff']> {
    const [judged, readers] = await Promise.all([proposals.list(tenant), readings.listReaders(tenant, listBulletins(stored))])
    return { ...judged, readers }
  }

  /** Throws `unknownItem` for whoever has no page, or may not change its photo. */
  async function requireOwnPhoto(reader: Reader): Promise<void> {
    const setting = ownPageSetting(await readSections(reader.tenant))
    if (!setting?.parts.includes('image') || !(await ownPages.show(reader, setting))) throw noPhoto()
  }

  /** The rest stays as the page says it, or as it was asked for. */
  async function writeOwnPhoto(reader: Reader & { origin: string }, image: string): Promise<DayDone> {
    const setting = ownPageSetting(await readSections(reader.tenant))
    const page = await ownPages.show(reader, setting)
    if (!page) throw noPhoto()
    return ownPages.write(reader, { ...page.form, image }, setting)
  }

  return {
    requireOwnPhoto,
    writeOwnPhoto,
    open,
    pins,
    readings,
    ownPages,
    proposals,
    readSections,
    limits: createDayLimits(needs),
    exportReadings: createReadingsExport(needs),
  }
}

const noPhoto = () => refused('unknownItem', { message: 'There is no photo here that is yours to change.' })
