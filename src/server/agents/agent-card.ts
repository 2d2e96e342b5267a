import type { ShownAgent } from '../../calls/agent-search-call.ts'
import { wordsIn } from '../../words/languages.ts'
import type { TenantSettings } from '../tenants.ts'

type Carded = Pick<
  ShownAgent,
  'title' | 'email' | 'phone' | 'mobile' | 'address' | 'address2' | 'city' | 'state' | 'zip' | 'place' | 'website2'
>

/** An agent as an address book takes one: vCard 3.0 (RFC 2426), the version every phone and mail program reads. */
export function agentCard(agent: Carded, { name: company, language }: Pick<TenantSettings, 'name' | 'language'>, page: string): string {
  const { title, email, phone, mobile, address, address2, city, state, zip, place, website2 } = agent
  const words = title.trim().split(/\s+/)
  const [family, given] = words.length > 1 ? [words.at(-1) ?? '', words.slice(0, -1).join(' ')] : [title.trim(), '']
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(title)}`,
    `N:${[family, given, '', '', ''].map(escaped).join(';')}`,
    `ORG:${escaped(company)}`,
    `TITLE:${escaped(wordsIn(language).agents.occupation)}`,
    phone && `TEL;TYPE=WORK,VOICE:${escaped(phone)}`,
    mobile && `TEL;TYPE=CELL:${escaped(mobile)}`,
    email && `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    `ADR;TYPE=WORK:${['', address2, address, city, state, zip, 'USA'].map(escaped).join(';')}`,
    place && `GEO:${place.lat};${place.lng}`,
    `URL:${escaped(page)}`,
    website2 && `URL:${escaped(website2)}`,
    'END:VCARD',
  ]
  return lines
    .filter((line): line is string => Boolean(line))
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

/** "dana-whitlock.vcf". */
export function cardFileName(title: string): string {
  const name = title
    .normalize('NFD')
    .replace(/[^\p{ASCII}]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${name || 'agent'}.vcf`
}

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\r/g, '')

/** No line is longer than 75 bytes; what follows begins with a space. */
function folded(line: string): string {
  const parts: string[] = ['']
  for (const letter of line) {
    if (Buffer.byteLength(parts[parts.length - 1] + letter) > (parts.length === 1 ? 75 : 74)) parts.push('')
    parts[parts.length - 1] += letter
  }
  return parts.join('\r\n ')
}
