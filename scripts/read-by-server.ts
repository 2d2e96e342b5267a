/**
 * How code that the server reads is written. V8 keeps the text of what it runs, two bytes for each letter of a file as soon as one of them is
 * none of ASCII: such letters are escaped, and what only people read is left out. Names and lines stay, for whoever looks where an error came from.
 */
export const readByServer = { charset: 'ascii', comments: { legal: true, annotation: false, jsdoc: false } } as const

/** What is left are comments that a license asks for: whoever is named there is written with the nearest letters. */
export const licensesInAscii = {
  name: 'licenses-in-ascii',
  generateBundle(_options: unknown, bundle: { [file: string]: { code?: string } }) {
    for (const file of Object.values(bundle)) {
      if (file.code && beyondAscii.test(file.code)) file.code = file.code.replace(/\/\*!.*?\*\//gs, inAscii)
    }
  },
}

const beyondAscii = /[^\0-\x7F]/
const inAscii = (comment: string) =>
  comment
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\0-\x7F]/g, '?')
