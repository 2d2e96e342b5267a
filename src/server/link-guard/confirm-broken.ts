import { listBroken, type Broken, type Source } from './broken-rows.ts'
import { sourcesNamed, type SourceNeeds } from './sources.ts'

/**
 * What was found of everything, as it is true of what is there when it is written: things were saved, and went, since they were `read`.
 * `known` is what is known of links that came meanwhile, since they were looked at after their save, and by nobody else.
 */
export async function confirmBroken(needs: SourceNeeds, tenant: string, read: readonly Source[], found: readonly Broken[]) {
  const before = await listBroken(needs.db, tenant)
  const names = [...new Set([...found, ...before].map(({ source }) => source))]
  const now = new Map((await sourcesNamed(needs, tenant, names)).map((each) => [each.source, each]))
  const hrefsRead = new Map(read.map(({ source, hrefs }) => [source, hrefs]))
  const isThere = ({ source, href }: Pick<Broken, 'source' | 'href'>) => now.get(source)?.hrefs.includes(href) ?? false
  return {
    found: found.filter(isThere).map((each) => ({ ...each, title: now.get(each.source)?.title ?? each.title })),
    known: before.filter((each) => isThere(each) && !hrefsRead.get(each.source)?.includes(each.href)),
  }
}
