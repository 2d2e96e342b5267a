import type { Call } from '../../calls/call.ts'
import type * as agents from '../../calls/item-calls.ts'
import type { locatePlace as Locate } from '../../calls/place-calls.ts'

/** The calls of the directory: addresses and types, as in editor-calls.ts. */
export const addNewContentItem = at<typeof agents.addNewContentItem>('POST', '/api/cms/add-new-content-item')
export const deleteContentItem = at<typeof agents.deleteContentItem>('POST', '/api/cms/delete-content-item')
export const getContentItem = at<typeof agents.getContentItem>('POST', '/api/cms/get-content-item')
export const getItemHistory = at<typeof agents.getItemHistory>('POST', '/api/cms/get-item-history')
export const getDeletedItems = at<typeof agents.getDeletedItems>('POST', '/api/cms/get-deleted-items')
export const getItemList = at<typeof agents.getPageContentItemList>('POST', '/api/cms/get-page-content-item-list')
export const locatePlace = at<typeof Locate>('GET', '/api/places/locate')

/** What every call about agents says first. */
export const agentsOf = (client: string) => ({ key: 'agentList', client })

function at<C extends Call>(method: C['method'], path: string): C {
  return { method, path } as C
}
