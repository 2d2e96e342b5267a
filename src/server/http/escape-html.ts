const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** Words as they stand in a text or in an attribute, in the very spelling of React. */
export const escapeHtml = (words: string): string => words.replace(/[&<>"']/g, (letter) => escapes[letter])

/** Words between the tags of HTML or XML, where quotation marks stay as they are typed. */
export const escapeText = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
