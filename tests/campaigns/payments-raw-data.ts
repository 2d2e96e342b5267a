import { accountStem } from './payments-accounts.ts'

/** A whole number of an account, also as people and bills space it. */
const plain = new RegExp(`${[...accountStem].join('[ \\u00a0.-]?')}(?:[ .-]?\\d){4}`)
const asHex = new RegExp(`${Buffer.from(accountStem).toString('hex')}(?:3\\d){4}`, 'i')
const wide = new RegExp(`${[...accountStem].join('\\x00')}(?:\\x00\\d){4}`)

/** What of the stem stands alike in base64, by how many bytes it is off a group of three. */
const inBase64 = [0, 1, 2].map((shift) =>
  Buffer.from(`${'?'.repeat(shift)}${accountStem}`)
    .toString('base64')
    .slice(shift === 0 ? 0 : 4, 8),
)

/** An account number of the campaign that can be read in a text: as it is, in hex, in base64 or in two bytes a letter. */
export function findAccountNumber(text: string): string | undefined {
  const found = plain.exec(text) ?? asHex.exec(text) ?? wide.exec(text)
  return found ? found[0] : findInBase64(text)
}

function findInBase64(text: string): string | undefined {
  for (const core of inBase64)
    for (let at = text.indexOf(core); at >= 0; at = text.indexOf(core, at + 1)) {
      const around = Buffer.from(text.slice(Math.max(at - 4, at % 4), at + 20), 'base64').toString('latin1')
      const number = plain.exec(around)
      if (number) return `${number[0]} in base64`
    }
  return undefined
}
