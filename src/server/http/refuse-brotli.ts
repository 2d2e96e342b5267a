import { subscribe } from 'node:diagnostics_channel'

type Made = { request: { headers: string[] } }
type Arrived = { response: { headers: Buffer[] } }

/**
 * What other servers answer is never opened with Node's Brotli: before 24.22.1 it writes past its end (CVE-2026-111497), and
 * `fetch` asks for it over https and opens it whether it was asked for or not. It is no longer asked for, and where it comes
 * all the same its name is taken from it before anybody looks, so that the answer is bytes nobody understands, and whoever
 * asked treats it as any other that cannot be read.
 */
export function refuseBrotli(): void {
  subscribe('undici:request:create', askForOthers)
  subscribe('undici:request:headers', hideBrotli)
}

function askForOthers(made: unknown): void {
  const { headers } = (made as Made).request
  for (let at = 0; at + 1 < headers.length; at += 2) if (headers[at].toLowerCase() === 'accept-encoding') headers[at + 1] = 'gzip, deflate'
}

function hideBrotli(arrived: unknown): void {
  const { headers } = (arrived as Arrived).response
  for (let at = 0; at + 1 < headers.length; at += 2)
    if (String(headers[at]).toLowerCase() === 'content-encoding' && /\bbr\b/i.test(String(headers[at + 1])))
      headers[at + 1] = Buffer.from('refused')
}
