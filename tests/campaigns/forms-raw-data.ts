import { mailHost, stem } from './forms-answers.ts'

/** Words of people, as they would lie on the disk in any case, in hex, or in base64 however it falls. */
const soughtFor = [stem, mailHost].flatMap((word) => {
  const bytes = Buffer.from(word)
  const base64 = [0, 1, 2].map((shift) => {
    const padded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64')
    // What the neighbors have a part in is left out at both ends.
    return padded.slice(shift === 0 ? 0 : 4, -4)
  })
  const wide = Buffer.from(word, 'utf16le').toString('latin1')
  return [word.toLowerCase(), bytes.toString('hex'), Buffer.from(word.toLowerCase()).toString('hex'), ...base64, wide.toLowerCase()]
})

/** Something of a person that can be read in a text. */
export function findPerson(text: string): string | undefined {
  const folded = text.toLowerCase()
  return soughtFor.find((word) => folded.includes(word) || text.includes(word))
}
