import * as at from '../calls/addresses.ts'
import { callAt } from '../calls/call.ts'
import type * as blogs from '../calls/articles/blog-calls.ts'
import type * as blogStaff from '../calls/articles/blog-staff-calls.ts'
import type * as content from '../calls/content-calls.ts'
import type * as editing from '../calls/editing-calls.ts'
import type * as items from '../calls/item-calls.ts'
import type * as links from '../calls/link-calls.ts'
import type * as places from '../calls/place-calls.ts'

/** The calls an editor makes: addresses and types. Their schemas stay on the server, they would triple the editor's bytes. */
export const addNew = callAt<typeof content.addNew>(at.addNew)
export const editingHere = callAt<typeof editing.editingHere>(at.editingHere)
export const checkLinks = callAt<typeof links.checkLinks>(at.checkLinks)
export const listPictures = callAt<typeof editing.listPictures>(at.listPictures)
export const uploadImage = callAt<typeof content.uploadImage>(at.uploadImage)
export const uploadPdf = callAt<typeof content.uploadPdf>(at.uploadPdf)
export const getSectionHistory = callAt<typeof content.getSectionHistory>(at.getSectionHistory)
export const getPageContentList = callAt<typeof content.getPageContentList>(at.getPageContentList)
export const addNewContentItem = callAt<typeof items.addNewContentItem>(at.addNewContentItem)
export const deleteContentItem = callAt<typeof items.deleteContentItem>(at.deleteContentItem)
export const getContentItem = callAt<typeof items.getContentItem>(at.getContentItem)
export const getItemHistory = callAt<typeof items.getItemHistory>(at.getItemHistory)
export const getDeletedItems = callAt<typeof items.getDeletedItems>(at.getDeletedItems)
export const getPageContentItemList = callAt<typeof items.getPageContentItemList>(at.getPageContentItemList)
export const locatePlace = callAt<typeof places.locatePlace>(at.locatePlace)
export const searchPublishedBlogs = callAt<typeof blogs.searchPublishedBlogs>(at.searchPublishedBlogs)
export const changeBlogStatus = callAt<typeof blogStaff.changeBlogStatus>(at.changeBlogStatus)
