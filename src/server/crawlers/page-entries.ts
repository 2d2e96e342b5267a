import { pageAddresses } from '../../content/page-addresses.ts'
import { isPageDetails } from '../../content/page-details/page-details.ts'
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
  async function entries(tenant: string): Promise<MapEntry[]> {
    const stored = await readSnapshot(tenant)
    return listedPaths().flatMap((path) => {
      const details = pageDetailsAt(path)
      if (details && (stored.get(details.key)?.content as { isHidden?: boolean } | undefined)?.isHidden) return []
      const own = (sectionsAt.get(path) ?? []).flatMap(({ key }) => stored.get(key) ?? [])
      return [
        { path, changed: newest(own.map(({ savedAt }) => savedAt ?? undefined)), pictures: picturesIn(own.map(({ content }) => content)) },
      ]
    })
  }
  return {
    name: 'pages',
    entries: (tenant, part) => (part === 1 ? entries(tenant) : Promise.resolve([])),
    parts: async (tenant) => [{ name: 'pages', changed: newest((await entries(tenant)).map(({ changed }) => changed)) }],
  }
}

/** Undefined where nothing is dated. */
export function newest(dates: readonly (Date | undefined)[]): Date | undefined {
  const times = dates.flatMap((date) => (date ? [date.getTime()] : []))
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

/** What was uploaded and is named anywhere in it, in pictures and in texts; drawn scenes only decorate. */
export const picturesIn = (content: unknown): string[] => [...new Set(JSON.stringify(content).match(/\/media\/[\w-]+-\d+x\d+(?![\w-])/g))]
