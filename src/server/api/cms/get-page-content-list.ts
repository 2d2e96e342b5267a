import { getPageContentList } from '../../../calls/content-calls.ts'
import { listSectionsOf } from '../../../content/sections.ts'
import { presentWire, type ContentStore } from '../../content/content-store.ts'
import { refused } from '../../http/errors.ts'
import type { Implement } from '../implement.ts'

export function registerGetPageContentList(implement: Implement, { content }: { content: ContentStore }): void {
  implement(getPageContentList, async ({ body, tenant, person, reply }) => {
    const wanted = listSectionsOf(body.pageName)
    if (wanted.length === 0) throw refused('unknownPage')
    const stored = await content.readSections(tenant.client, wanted)
    reply.header('cache-control', 'no-store')
    const result = wanted.map((section) => {
      const shown = presentWire(
        section,
        stored.get(section.key) ?? { content: section.fallback, revision: 0, savedAt: null, savedBy: null },
      )
      // Who wrote a page is the company's business; visitors get the words alone.
      return [
        section.section,
        person?.adminOf.has(tenant.client.toLowerCase()) ? shown : { value: shown.value, revision: shown.revision, ids: shown.ids },
      ]
    })
    return { status: true as const, result: Object.fromEntries(result) }
  })
}
