import { pageAddresses } from '../../content/page-addresses.ts'
import { isPageDetails, type PageDetails } from '../../content/page-details/page-details.ts'
import { pageDetailsAt } from '../../content/page-details/page-details-sections.ts'
import { sections } from '../../content/sections.ts'
import { listedPaths } from '../../routes.ts'
import type { StoredContent } from '../content/stored-content.ts'
import type { MapEntry, MapSource } from './map-part.ts'

/** The whole content of a tenant, as pages read it. */
type ReadSnapshot = (tenant: string) => Promise<Map<string, StoredContent>>

/** By the address of their page; what is on every page, or for staff alone, changes none of them. */
const sectionsAt = Map.groupBy(
  sections.filter(({ page, staffOnly, section }) => page !== 'Footer' && (!staffOnly || isPageDetails({ section }))),
  ({ page }) => pageAddresses[page],
)

/** Every page of the route table that engines are led to, but for those that staff hide; dated by the newest save of a section of it. */
export function pageSource(readSnapshot: ReadSnapshot): MapSource {
  async function readAll(tenant: string): Promise<(MapEntry & { isHidden: boolean })[]> {
    const stored = await readSnapshot(tenant)
    return listedPaths().map((path) => {
      const details = pageDetailsAt(path)
      const said = details && (stored.get(details.key)?.content as Partial<PageDetails> | undefined)
      const own = (sectionsAt.get(path) ?? []).flatMap((section) => stored.get(section.key) ?? [])
      const changed = newest(own.map(({ savedAt }) => savedAt ?? undefined))
      // Its share picture is shown elsewhere.
      const shown = (sectionsAt.get(path) ?? []).filter((section) => section !== details)
      const pictures = picturesIn(shown.map(({ key }) => stored.get(key)?.content))
      return { path, changed, pictures, isHidden: said?.isHidden === true }
    })
  }
  const readListed = async (tenant: string) => (await readAll(tenant)).filter(({ isHidden }) => !isHidden)
  return {
    name: 'pages',
    entries: (tenant, part) => (part === 1 ? readListed(tenant) : Promise.resolve([])),
    parts: async (tenant) => [{ name: 'pages', changed: newest((await readListed(tenant)).map(({ changed }) => changed)) }],
    // One that was just hidden is looked at again, and found to be so.
    changedSince: async (tenant, since) =>
      (await readAll(tenant)).flatMap(({ path, changed }) => (changed && changed > since ? [path] : [])),
  }
}

/** Undefined where nothing is dated. */
export function newest(dates: readonly (Date | undefined)[]): Date | undefined {
  const times = dates.flatMap((date) => (date ? [date.getTime()] : []))
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

/** What was uploaded and is named anywhere in it, in pictures and in texts; drawn scenes only decorate. */
export const picturesIn = (content: unknown): string[] => [...new Set(JSON.stringify(content).match(/\/media\/[\w-]+-\d+x\d+(?![\w-])/g))]
