import { domainToASCII } from 'node:url'

const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
/** Of any alphabet; what else is in it would be cut off silently. */
const letters = /^[\p{L}\p{N}\p{M}.-]+$/u
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/

/**
 * The e-mail address in what somebody typed, as mail servers take it, or undefined: one address, without a name, quotes or
 * comments. The only way into an outgoing mail.
 */
export function readAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (address.length > 254) return undefined
  const at = address.lastIndexOf('@')
  const [local, typedHost] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)]
  if (local.length > 64 || !localPart.test(local) || !letters.test(typedHost)) return undefined
  const host = domainToASCII(typedHost).toLowerCase()
  return local.length + 1 + host.length <= 254 && domain.test(host) ? `${local}@${host}` : undefined
}

/** An address as it is compared: mail servers that tell capitals apart are none that people use. */
export const foldAddress = (address: string) => address.trim().toLowerCase()
