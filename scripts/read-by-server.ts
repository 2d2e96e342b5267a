/**
 * How code that the server reads is written. V8 keeps the text of what it runs, two bytes for each letter of a file as soon as one of them is a
 * curly quote: such letters are escaped, and what only people read is left out. Names and lines stay, for whoever looks where an error came from.
 */
export const readByServer = { charset: 'ascii', comments: { legal: true, annotation: false, jsdoc: false } } as const
