import type { Readable } from 'node:stream'

/** Takes in a file that came with a form, and answers what it goes by from now on. Throws what is wrong with it. */
export type StageFile = (file: Readable, of: { tenant: string; field: string; name: string; visitor: string }) => Promise<string>
