/** Letters that stand for two, or that Unicode does not take apart. */
const special: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', '’': "'", '‘': "'" }

/** Letters and digits alone, of text that was folded. */
export const wordsOfFolded = (folded: string): string[] => folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/**
 * Text as it is searched and sorted: without case, accents and doubled blanks. "José  O’Neill" → "jose o'neill". The character
 * zero counts as a blank: no text in PostgreSQL may hold it, and an address (%00) can.
 */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı’‘]/g, (letter) => special[letter])
    .replace(/[\s\0]+/g, ' ')
    .trim()
}
