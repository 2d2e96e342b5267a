import { escapeHtml } from '../http/escape-html.ts'
import { policyHash } from '../http/policy-hash.ts'

const style =
  'html{background:#FBF8F2;color:#1E2622;font:1rem/1.5 "Public Sans",system-ui,sans-serif}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:16px;box-sizing:border-box}main{max-width:32rem}h1{font:650 1.75rem/1.15 Bitter,Georgia,serif;overflow-wrap:anywhere;margin:0 0 8px}p{margin:0 0 16px;overflow-wrap:anywhere}button,a{display:inline-block;min-height:44px;box-sizing:border-box;padding:9px 16px;margin:0 8px 8px 0;border:1px solid #1F4D3F;border-radius:4px;font:inherit;font-weight:600;color:#1F4D3F;background:none;text-decoration:none;overflow-wrap:anywhere}button,a:first-of-type{color:#fff!important;background:#1F4D3F;cursor:pointer}:focus-visible{outline:3px solid currentcolor;outline-offset:2px}@media(prefers-color-scheme:dark){html{background:#151B18;color:#ECE8DE;color-scheme:dark}button,a{border-color:#9FCDB8;color:#9FCDB8}}'
const submit = 'document.forms[0].submit()'

interface Page {
  language: string
  title: string
  text: string
  /** A form that posts itself; its button is for browsers without script. */
  form?: { action: string; name: string; value: string; button: string }
  links?: readonly { href: string; words: string }[]
}

/** A page between two sites, complete in itself. Its answer is kept nowhere, and tells the next site nothing of where it stood. */
export function interstitialPage({ language, title, text, form, links = [] }: Page): { html: string; headers: Record<string, string> } {
  const field = form && `<input type="hidden" name="${escapeHtml(form.name)}" value="${escapeHtml(form.value)}">`
  const parts = [
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`,
    form && `<form method="post" action="${escapeHtml(form.action)}">${field}<button>${escapeHtml(form.button)}</button></form>`,
    ...links.map(({ href, words }) => `<a href="${escapeHtml(href)}" rel="noreferrer">${escapeHtml(words)}</a>`),
    form && `<script>${submit}</script>`,
  ]
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${parts.filter(Boolean).join('')}</main></body></html>`
  return {
    html,
    headers: { ...interstitialHeaders, 'content-security-policy': policy(form?.action), 'content-type': 'text/html; charset=utf-8' },
  }
}

/** Of every answer on this way. */
export const interstitialHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }

function policy(action: string | undefined): string {
  return [
    "default-src 'none'",
    `style-src ${policyHash(style)}`,
    ...(action ? [`script-src ${policyHash(submit)}`] : []),
    // A browser holds every redirect after the post against this as well, and where the target leads on to is its business.
    `form-action ${action ? `${new URL(action).origin} https:` : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
