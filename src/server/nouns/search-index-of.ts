import { agentList } from '../../content/find-an-agent/agent-list.ts'
import { sections } from '../../content/sections.ts'
import { wordsIn } from '../../words/languages.ts'
import type { ContentStore } from '../content/content-store.ts'
import type { Db } from '../db/database.ts'
import type { PdfPreviews } from '../media/pdf-previews.ts'
import { createSearchIndex } from '../search/search-index.ts'
import type { Tenants } from '../tenants.ts'

type Needs = { db: Db; tenants: Tenants; media: { previews: Pick<PdfPreviews, 'expect' | 'renew' | 'version'> } }

/** What the parts of pages and documents are found by; `onSaved` and `gather` keep it. */
export function createSearchIndexOf({ db, tenants, media: { previews } }: Needs) {
  const index = createSearchIndex({
    db,
    sections: sections.filter((section) => section !== agentList),
    wordsOf: (tenant) => wordsIn(tenants.find(tenant)?.language ?? 'en-US'),
    papers: previews,
  })
  return {
    onSaved: index.saved,
    /** Once the content can be read; `always` where somebody says so, and else only what another release left. */
    async gather({ store }: { store: Pick<ContentStore, 'readSections'> }, how: { always?: boolean } = {}) {
      for (const { client } of tenants.list) await index.gather(client, store, how)
    },
  }
}
