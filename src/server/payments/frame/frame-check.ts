import { integrityOf } from '../../http/policy-hash.ts'
import type { FramePage } from './payment-frame-page.ts'

/** A page or a file as a browser would get it. */
export interface Looked {
  status: number
  headers: Record<string, string>
  body: string
}

export interface CheckedScript {
  src: string
  sha256: string
}

interface Needs {
  /** As it was released: what the page should be. */
  expected: FramePage
  /** The bridge as it lies in the build. */
  bridge: { src: string; text: string }
  /** As it comes to whoever asks at the site's address. */
  look(path: string): Promise<Looked>
  /** The provider's script; null where it cannot be had. */
  lookAtTheirs(address: string): Promise<string | null>
  /** Of the check before: what the scripts were then. */
  before: readonly CheckedScript[]
}

/** Headers that keep the page apart; a proxy that drops or changes one of them opens it. */
const watched = ['content-security-policy', 'referrer-policy', 'x-frame-options', 'permissions-policy', 'x-content-type-options']

/**
 * Compares the page with the payment form, as it is delivered, to what was released (PCI DSS 4.0.1, 11.6.1): headers, what it
 * holds, and each script. Answers what is not as it should be, in sentences. Throws where the page cannot be had at all.
 */
export async function checkFrame({ expected, bridge, look, lookAtTheirs, before }: Needs) {
  const page = await look('/pay/frame')
  if (page.status !== 200) throw new Error(`the page with the payment form answered ${page.status}`)
  const findings: string[] = []
  for (const name of watched) {
    const wanted = expected.headers[name] ?? (name === 'x-content-type-options' ? 'nosniff' : undefined)
    if (wanted !== undefined && page.headers[name] !== wanted)
      findings.push(
        page.headers[name] === undefined ? `The header ${name} is missing.` : `The header ${name} is another one than was released.`,
      )
  }
  const wantedScripts = scriptsIn(expected.html)
  const foreign = scriptsIn(page.body).filter((src) => !wantedScripts.includes(src))
  for (const src of foreign) findings.push(`There is a script that was not released: ${src.slice(0, 200)}.`)
  if (foreign.length === 0 && page.body !== expected.html) findings.push('The page holds something else than was released.')

  const scripts: CheckedScript[] = []
  const ours = await look(bridge.src)
  scripts.push({ src: bridge.src, sha256: integrityOf(ours.body) })
  if (ours.status !== 200 || ours.body !== bridge.text) findings.push(`Our script ${bridge.src} is another one than was built.`)
  for (const src of wantedScripts.filter((each) => each !== bridge.src)) {
    const text = await lookAtTheirs(src)
    if (text === null) findings.push(`The provider's script ${src} cannot be had.`)
    const known = before.find((each) => each.src === src)
    if (text !== null && known && known.sha256 !== integrityOf(text))
      findings.push(`The provider's script ${src} has changed since the last check; ask the provider whether it was them.`)
    if (text !== null) scripts.push({ src, sha256: integrityOf(text) })
    else if (known) scripts.push(known)
  }
  return { findings, scripts }
}

/** Their addresses, or how an inline one begins. Each letter is looked at once, however many tags begin that never end. */
function scriptsIn(html: string): string[] {
  const found: string[] = []
  const begin = /<script\b/gi
  while (begin.test(html)) {
    const end = html.indexOf('>', begin.lastIndex)
    if (end < 0) break
    const attributes = html.slice(begin.lastIndex, end)
    const [text] = /^[^<]*/.exec(html.slice(end + 1, end + 61)) ?? ['']
    found.push(/\bsrc="?([^"\s>]+)/i.exec(attributes)?.[1] ?? `inline "${text}"`)
    begin.lastIndex = end
  }
  return found
}
