import { hash } from 'node:crypto'

/** What a file is told by in `integrity` (Subresource Integrity): "sha256-…". */
export const integrityOf = (text: string): string => `sha256-${hash('sha256', text, 'base64')}`

/** What lets a script or style of these very words through, as a source of a Content-Security-Policy. */
export const policyHash = (text: string): string => `'${integrityOf(text)}'`
