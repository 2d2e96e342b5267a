import type { Leaf } from '../fields/field.ts'

/**
 * The place in the content that what was clicked comes from: the smallest thing around it that holds a field's words or
 * picture. Nothing in the page says so itself, since nothing of editing may stand in it.
 */
export function placeUnder(target: Element, frame: Element, leaves: Leaf[]): string | undefined {
  const known = leaves.filter(({ path, text }) => text.trim().length > 1 && !path.endsWith('#order'))
  for (let element: Element | null = target; element && frame.contains(element); element = element.parentElement) {
    const text = plain(element.textContent ?? '')
    const pictures = [...element.querySelectorAll('img'), ...(element instanceof HTMLImageElement ? [element] : [])].map(({ src, srcset }) => `${src} ${srcset}`)
    const held = known.filter((leaf) => holds(text, leaf.text) || pictures.some((each) => each.includes(leaf.text)))
    const longest = held.toSorted((a, b) => b.text.length - a.text.length)[0]
    if (longest) return longest.path
  }
  return undefined
}

const holds = (text: string, words: string) => text.includes(plain(words))
const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()
