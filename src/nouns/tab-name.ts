/** A name for one tab, by which the server tells apart those in which somebody edits; it means nothing. */
export const newTabName = (): string => Math.random().toString(36).slice(2, 12).padEnd(4, '0')
