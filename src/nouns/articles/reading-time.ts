/** Minutes to read so many words, as most people read in silence; one at least. */
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / 230))

/** Words of a plain text; what has neither letter nor digit in it is none. */
export const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
