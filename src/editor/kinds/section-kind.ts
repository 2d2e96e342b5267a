import { askAsOpener } from '../../calls/ask-as-opener.ts'
import { pageAddresses } from '../../content/page-addresses.ts'
import { sections } from '../../content/sections.ts'
import { addNew, getPageContentList, getSectionHistory } from '../editor-calls.ts'
import { pageWords, sectionLocation } from '../words/section-words.ts'
import type { Kind } from './kind.ts'

/** Their names are not said with a section: they are around every page. */
const onEveryPage: ReadonlySet<string> = new Set(['Footer', 'Notice'])

/** Sections of pages: each has a place, default words and a pencil of its own. */
export const sectionKind: Kind = {
  list: null,
  loadPanels: null,
  find(key, { client, call = askAsOpener }) {
    const section = sections.find((each) => each.key === key)
    if (!section) return undefined
    const named = { pageName: section.page, section: section.section, client }
    return {
      kind: sectionKind,
      record: section,
      key: () => key,
      editor: section.editor,
      parts: section.parts,
      spot: section.spot,
      page: onEveryPage.has(section.page) ? undefined : pageWords(section.page),
      address: pageAddresses[section.page],
      locationWords: () => sectionLocation(section),
      original: section.fallback,
      send: (body, idempotencyKey) => call(addNew, { ...body, ...named }, { headers: { 'Idempotency-Key': idempotencyKey } }),
      async fetchStored() {
        const { body } = await call(getPageContentList, { pageName: section.page, client })
        return 'result' in body ? body.result[section.section] : undefined
      },
      fetchHistory: (before) => call(getSectionHistory, { ...named, before }),
    }
  },
}
