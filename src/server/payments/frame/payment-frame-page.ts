import { policyHash } from '../../http/policy-hash.ts'
import { namedHost } from '../provider/named-host.ts'
import type { PaymentProvider } from '../provider/payment-provider.ts'

/** Where the policy of the page is reported to be broken: our own, since nobody else is to know. */
export const reportPath = '/pay/frame/reports'

type Needs = {
  provider: Pick<PaymentProvider, 'kind' | 'widget'>
  /** The built frame-bridge.ts, "/enhance/frame-bridge-….js". */
  bridge: string
  /** Of the site as it was reached: "https://www.example.com". */
  origin: string
  language: string
  words: { title: string; needsScript: string }
}

export interface FramePage {
  html: string
  headers: Record<string, string>
}

const style = 'html,body{margin:0;background:#fff}noscript p{padding:16px;font:16px/1.5 system-ui,sans-serif}'

/**
 * The page the provider's widget stands in: the provider's script, our bridge, and nothing else that runs
 * (docs/decisions/0038). Scripts are named one by one, so that no other file of ours or theirs is let in.
 */
export function paymentFramePage({ provider, bridge, origin, language, words }: Needs): FramePage {
  const script = namedHost(provider.widget.script, origin)
  const origins = provider.widget.origins.map((each) => namedHost(each, origin))
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${words.title}</title><style>${style}</style><script type="module" src="${bridge}"></script><script async src="${script}"></script></head><body><div id="${provider.widget.into}"></div><noscript><p>${words.needsScript}</p></noscript></body></html>`
  const theirs = origins.join(' ')
  const policy = [
    "default-src 'none'",
    `script-src ${origin}${bridge} ${script}`,
    // A hash beside 'unsafe-inline' would switch that off.
    `style-src ${provider.widget.ownStyles ? `'unsafe-inline' ${theirs}` : policyHash(style)}`,
    `img-src data: ${theirs}`,
    `font-src ${theirs}`,
    `connect-src ${theirs}`,
    `frame-src ${theirs}`,
    `form-action ${theirs}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `report-uri ${reportPath}`,
  ]
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
      'permissions-policy': `camera=(), microphone=(), geolocation=(), payment=(self ${origins.map((each) => `"${each}"`).join(' ')})`,
      'cache-control': 'no-store',
    },
  }
}
