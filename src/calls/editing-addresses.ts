/**
 * Addresses of the calls that edit, in a file of their own: where a file is cut into pieces for browsers, what only the editor
 * asks for stays with the editor, and pages that are alive for others do not carry it.
 */

export const getPageContentList = { method: 'POST', path: '/api/cms/get-page-content-list', also: ['/cms/get-page-content-list'] } as const
export const addNew = { method: 'POST', path: '/api/cms/add-new', also: ['/cms/add-new'] } as const
export const uploadImage = { method: 'POST', path: '/api/cms/upload-image', also: ['/cms/upload-image'] } as const
export const uploadPdf = { method: 'POST', path: '/api/cms/upload-pdf' } as const
export const getSectionHistory = { method: 'POST', path: '/api/cms/get-section-history' } as const
export const getPageContentItemList = {
  method: 'POST',
  path: '/api/cms/get-page-content-item-list',
  also: ['/cms/get-page-content-item-list'],
} as const
export const addNewContentItem = { method: 'POST', path: '/api/cms/add-new-content-item', also: ['/cms/add-new-content-item'] } as const
export const deleteContentItem = { method: 'POST', path: '/api/cms/delete-content-item', also: ['/cms/delete-content-item'] } as const
export const getContentItem = { method: 'POST', path: '/api/cms/get-content-item' } as const
export const getItemHistory = { method: 'POST', path: '/api/cms/get-item-history' } as const
export const getDeletedItems = { method: 'POST', path: '/api/cms/get-deleted-items' } as const
export const getFormFields = { method: 'GET', path: '/api/cms/form' } as const
export const addFormField = { method: 'POST', path: '/api/cms/form' } as const
export const moveFormField = { method: 'PATCH', path: '/api/cms/form/sort' } as const
export const changeFormField = { method: 'PATCH', path: '/api/cms/form/:id' } as const
export const deleteFormField = { method: 'DELETE', path: '/api/cms/form/:id' } as const
export const getFormEmails = { method: 'GET', path: '/api/cms/email' } as const
export const addFormEmail = { method: 'POST', path: '/api/cms/email' } as const
export const deleteFormEmail = { method: 'DELETE', path: '/api/cms/email/:id' } as const
/** The pictures uploaded so far, newest first. */
export const listPictures = { method: 'GET', path: '/api/cms/pictures' } as const
/** Who else edits, asked every few seconds while something is open. */
export const editingHere = { method: 'POST', path: '/api/cms/editing-here' } as const
/** Which of some links lead nowhere. */
export const checkLinks = { method: 'POST', path: '/api/cms/check-links' } as const
