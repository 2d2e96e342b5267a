/** Tells the log what went wrong without failing a request: what it is about, and a sentence. */
export type Warn = (what: object, words: string) => void
