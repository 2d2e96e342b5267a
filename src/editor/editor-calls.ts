import type { Call } from '../calls/call.ts'
import type * as content from '../calls/content-calls.ts'
import type * as identity from '../calls/identity-calls.ts'

/** The calls an editor makes: addresses and types. Their schemas stay on the server, they would triple the editor's bytes. */
export const addNew = at<typeof content.addNew>('POST', '/api/cms/add-new')
export const uploadImage = at<typeof content.uploadImage>('POST', '/api/cms/upload-image')
export const uploadPdf = at<typeof content.uploadPdf>('POST', '/api/cms/upload-pdf')
export const getSectionHistory = at<typeof content.getSectionHistory>('POST', '/api/cms/get-section-history')
export const getPageContentList = at<typeof content.getPageContentList>('POST', '/api/cms/get-page-content-list')
export const whoAmI = at<typeof identity.whoAmI>('GET', '/auth/me')

function at<C extends Call>(method: C['method'], path: string): C {
  return { method, path } as C
}
