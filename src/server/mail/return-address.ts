import type { Sealing } from '../sealing/create-sealing.ts'
import { isSameSecret } from '../http/is-same-secret.ts'

/** Of 64 characters before the @, the most there may be. */
const macCharacters = 20
const idCharacters = 32
export const longestName = 64 - '+'.length - idCharacters - '.'.length - macCharacters

/**
 * Where mails that cannot be delivered come back to: "bounce@example.com" and the number of a mail make
 * "bounce+<number>.<signature>@example.com", which nobody else can make. Servers on the way may write it in small letters.
 */
export function createReturnAddresses(sealing: Pick<Sealing, 'sign'>, address: string) {
  const at = address.lastIndexOf('@')
  const [name, host] = [address.slice(0, at), address.slice(at)]
  const tag = /\+([\da-f]{32})\.([\w-]{20})@/gi

  const macOf = (bare: string) => sealing.sign('mail bounce', bare).slice(0, macCharacters).toLowerCase()

  function returnOf(id: string): string {
    const bare = id.replaceAll('-', '')
    return `${name}+${bare}.${macOf(bare)}${host}`
  }

  /** The mail whose return address is among these words, if we made it. */
  function findMail(words: string): string | undefined {
    for (const [, given, mac] of words.matchAll(tag)) {
      const bare = given.toLowerCase()
      if (isSameSecret(mac.toLowerCase(), macOf(bare))) return bare.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    }
    return undefined
  }

  return { returnOf, findMail }
}

export type ReturnAddresses = ReturnType<typeof createReturnAddresses>
