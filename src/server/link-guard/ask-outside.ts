import { lookup } from 'node:dns'
import { request as askPlain, type RequestOptions } from 'node:http'
import { request as askSecure } from 'node:https'
import { BlockList, isIP } from 'node:net'

/** What an address elsewhere answered: empty where it is fine. A certain answer counts at once, others when they come again. */
export interface OutsideAnswer {
  why: string
  certain: boolean
}

export type AskOutside = (href: string, signal?: AbortSignal) => Promise<OutsideAnswer>

/** The time is that of all hops together. */
const limits = { milliseconds: 15_000, hops: 5 }
const fine: OutsideAnswer = { why: '', certain: true }
const agent = 'Shelterbelt link check'

/**
 * Asks an address elsewhere whether it is there: for its head, and for itself where that is not answered, of which nothing is
 * read. Only ever a public host at its usual port: a link somebody wrote must not lead this server to what is behind its wall.
 * The address a name stands for is judged where the connection is made, so that no second answer of the name server counts.
 */
export const askOutside: AskOutside = async (href, signal) => {
  // The name of a protocol may be written in capitals.
  let url = URL.canParse(href) ? new URL(href).href : href
  const deadline = AbortSignal.any([AbortSignal.timeout(limits.milliseconds), ...(signal ? [signal] : [])])
  for (let hop = 0; hop < limits.hops; hop++) {
    const refused = whyNotAsked(url)
    if (refused) return { why: refused, certain: true }
    const answer = await askOnce(url, 'HEAD', deadline)
      .then(
        (answered) => ([403, 404, 405, 501].includes(answered.status) ? askOnce(url, 'GET', deadline) : answered),
        (error: NodeJS.ErrnoException) => ({ error: error.code ?? error.message }),
      )
      .catch((error: NodeJS.ErrnoException) => ({ error: error.code ?? error.message }))
    if ('error' in answer) return { why: wordsOf(answer.error), certain: answer.error === notPublic }
    const { status, location } = answer
    if (status >= 300 && status < 400 && location && URL.canParse(location, url)) {
      url = new URL(location, url).href
      continue
    }
    if (status === 404 || status === 410) return { why: `It answers that there is nothing there (${status}).`, certain: true }
    return status >= 500 && status < 600 ? { why: `It answers with a failure of its own (${status}).`, certain: false } : fine
  }
  return { why: 'It leads on and on.', certain: false }
}

const notPublic = 'NOT_PUBLIC'

/** What is said without asking anybody. */
export function whyNotAsked(href: string): string | undefined {
  if (!URL.canParse(href)) return 'This is no address.'
  const { protocol, hostname, port, username, password } = new URL(href)
  const isPublicName = isIP(hostname.replace(/^\[|\]$/g, '')) ? !isPrivate(hostname.replace(/^\[|\]$/g, '')) : hostname.includes('.')
  const usual = /^https?:$/.test(protocol) && port === '' && username === '' && password === ''
  return usual && isPublicName ? undefined : 'Visitors elsewhere do not reach this address.'
}

function askOnce(href: string, method: 'HEAD' | 'GET', signal: AbortSignal): Promise<{ status: number; location: string | undefined }> {
  const options: RequestOptions = {
    method,
    agent: false,
    lookup: publicLookup,
    signal,
    headers: { 'user-agent': agent, accept: '*/*' },
    maxHeaderSize: 16 * 1024,
  }
  return new Promise((resolve, reject) => {
    const asked = (href.startsWith('https:') ? askSecure : askPlain)(href, options, (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
      // Nothing of it is read.
      response.destroy()
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** Finds no address but public ones. */
const publicLookup: NonNullable<RequestOptions['lookup']> = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0)
    if (found.length === 0 || found.some(({ address }) => isPrivate(address)))
      return callback(Object.assign(new Error('not a public host'), { code: notPublic }), '', 0)
    if (options.all) return callback(null, found as never, 0)
    callback(null, found[0].address, found[0].family)
  })
}

function wordsOf(code: string): string {
  if (code === notPublic) return 'Visitors elsewhere do not reach this address.'
  if (code === 'ENOTFOUND') return 'There is no such site.'
  return code.startsWith('CERT_') || code.includes('CERT') || code.startsWith('ERR_TLS')
    ? 'Its certificate is not valid, so browsers warn of it.'
    : 'It does not answer.'
}

/** Networks that are nobody else's (RFC 6890, RFC 4193, RFC 3927, RFC 6598). */
const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4')
// Of the newer ones only what is given out to the public, and of that not what carries an older one inside.
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed6.addSubnet(network, bits, 'ipv6')

/** By the address itself. */
export function isPrivate(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return closed.check(address, 'ipv4')
  return family !== 6 || !open6.check(address, 'ipv6') || closed6.check(address, 'ipv6')
}
