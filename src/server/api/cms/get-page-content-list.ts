import { getPageContentList } from '../../../calls/content-calls.ts'
import { listSectionsOf } from '../../../content/sections.ts'
import type { ContentStore } from '../../content/content-store.ts'
import { listReadable } from '../../content/readable-sections.ts'
import { presentWire, unstored } from '../../content/stored-content.ts'
import { withoutPapers } from '../../content/without-papers.ts'
import { refused } from '../../http/errors.ts'
import { mayEdit } from '../../permissions.ts'
import { answer, type AnsweredCall } from '../answer.ts'

export function answerGetPageContentList({ content }: { content: ContentStore }): AnsweredCall {
  return answer(getPageContentList, async ({ body, tenant, person, reply }) => {
    const ofPage = listSectionsOf(body.pageName)
    if (ofPage.length === 0) throw refused('unknownPage')
    const editing = person !== undefined && mayEdit(person, tenant)
    const wanted = listReadable(ofPage, { signedIn: person !== undefined, mayEdit: editing })
    const stored = await content.readSections(tenant.client, wanted)
    reply.header('cache-control', 'no-store')
    const result = wanted.flatMap((section) => {
      const found = stored.get(section.key) ?? unstored(section)
      const { savedAt, savedBy, ...shown } = presentWire(section, person ? found : withoutPapers(section, found))
      // Who wrote a page is the company's business; visitors get the words alone.
      const told = editing ? { ...shown, savedAt, savedBy } : shown
      return [section.section, ...section.alsoNamed].map((name) => [name, told])
    })
    return { status: true as const, result: Object.fromEntries(result) }
  })
}
