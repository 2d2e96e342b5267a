import { safeHref } from '../../fields/link.ts'
import { allowedIn, inArticles } from '../../fields/rich-allowed.ts'

/**
 * What is shown of HTML that this browser kept, by the same list of what is allowed as on the server
 * (src/server/content/clean-rich-text.ts). It is read into a document of its own, in which nothing runs and nothing is
 * fetched, and written anew of what may be there.
 */
export function cleanInBrowser(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const clean = document.implementation.createHTMLDocument('')
  return written(body, clean.body, clean).innerHTML
}

const allowed = allowedIn(inArticles)
/** What is in these is no words of anybody. */
const silent = /^(script|style|template|title|noscript|noembed|noframes|iframe|object|embed|textarea|select|xmp|plaintext|svg|math|head)$/

function written(from: Element, to: Element, clean: Document): Element {
  for (const node of from.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) to.append(node.textContent ?? '')
    if (!(node instanceof Element)) continue
    const name = node.localName
    if (silent.test(name) || (name === 'img' && !isOwn(node.getAttribute('src') ?? ''))) continue
    const made = name in allowed ? clean.createElement(name) : undefined
    for (const attribute of (made && allowed[name]) ?? []) {
      const value = node.getAttribute(attribute)
      if (value !== null && fits(attribute, value)) made?.setAttribute(attribute, value)
    }
    if (made) to.append(made)
    written(node, made ?? to, clean)
  }
  return to
}

const isOwn = (src: string) => /^\/(?:media|art)\/[\w-][\w./-]*$/.test(src) && !src.includes('..')

function fits(attribute: string, value: string): boolean {
  if (attribute === 'href') return safeHref(value) !== undefined
  if (attribute === 'src' || attribute === 'alt') return true
  if (attribute === 'data-size') return inArticles.sizes.some((size) => String(size) === value)
  return attribute === 'loading' ? value === 'lazy' : attribute === 'rel' ? value === 'noopener' : /^[1-9]\d{0,4}$/.test(value)
}
