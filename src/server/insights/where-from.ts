import type { IncomingHttpHeaders } from 'node:http'
import { other } from '../../nouns/insights/counted-things.ts'
import { harmlessWords } from './harmless-words.ts'

const direct = 'direct'

/** True where a navigation begins a visit: it comes from elsewhere, or from nowhere. */
export function beginsVisit({ 'sec-fetch-site': site, referer, host }: IncomingHttpHeaders): boolean {
  if (typeof site === 'string') return site !== 'same-origin'
  return !referer || URL.parse(referer)?.host !== host
}

/** The host that led here, and nothing else of the address it was on. */
export function sourceOf({ referer, host }: IncomingHttpHeaders): string {
  if (!referer) return direct
  // Read by hand: to parse an address takes longer than all else that is counted.
  const [, from = ''] = /^https?:\/\/([^/?#]+)/i.exec(referer) ?? []
  if (from === host) return direct
  const name = from
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '')
  // A number is an address of somebody's machine, and a name without a dot one of somebody's own network.
  return name.length <= 100 && /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(name) ? name : other
}

/** What a link calls its campaign: `utm_campaign`, else `utm_source`; undefined where it says nothing that may be kept. */
export function campaignOf(url: string): string | undefined {
  const mark = url.indexOf('?')
  if (mark < 0 || !url.includes('utm_', mark)) return undefined
  const query = new URLSearchParams(url.slice(mark + 1, mark + 2000))
  return harmlessWords(query.get('utm_campaign') || query.get('utm_source') || '')
}
