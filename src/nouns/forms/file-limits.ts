/** What a form takes beside words, in browser and server alike (docs/spec/forms.json, attachments). */
export const mostFiles = 10
export const mostFileBytes = 5_242_880
export const fileTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const

export type FileType = (typeof fileTypes)[number]
