import * as at from '../../calls/addresses.ts'
import { callAt } from '../../calls/call.ts'
import type * as agents from '../../calls/item-calls.ts'
import type * as places from '../../calls/place-calls.ts'

/** The calls of the directory: addresses and types, as in editor-calls.ts. */
export const addNewContentItem = callAt<typeof agents.addNewContentItem>(at.addNewContentItem)
export const deleteContentItem = callAt<typeof agents.deleteContentItem>(at.deleteContentItem)
export const getContentItem = callAt<typeof agents.getContentItem>(at.getContentItem)
export const getItemHistory = callAt<typeof agents.getItemHistory>(at.getItemHistory)
export const getDeletedItems = callAt<typeof agents.getDeletedItems>(at.getDeletedItems)
export const getItemList = callAt<typeof agents.getPageContentItemList>(at.getPageContentItemList)
export const locatePlace = callAt<typeof places.locatePlace>(at.locatePlace)

/** What every call about agents says first. */
export const agentsOf = (client: string) => ({ key: 'agentList', client })
