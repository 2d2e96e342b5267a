import { isPageDetails } from '../../content/page-details/page-details.ts'
import type { Kind } from '../kinds/kind.ts'
import { sectionKind } from '../kinds/section-kind.ts'

/** What a page is called elsewhere: kept as any section is, and opened by the editing bar, since nothing on the page shows it. */
export const pageDetailsKind: Kind = {
  list: null,
  async loadPanels() {
    const { PageDetailsPanel } = await import('./page-details-panel.tsx')
    return { Form: PageDetailsPanel, List: () => null }
  },
  find(key, caller) {
    const [, section = ''] = key.split('/')
    const found = isPageDetails({ section }) ? sectionKind.find(key, caller) : undefined
    return found && { ...found, kind: pageDetailsKind, locationWords: () => `${found.page}, in search results and on shared cards` }
  },
}
