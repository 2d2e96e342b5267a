import type { Leaf } from '../../fields/field.ts'

/**
 * Where a section's words and pictures are on the page. Nothing in the page says so itself, since nothing of editing
 * may be in it; so they are looked for by what they say.
 */

/** The path in the content of what was clicked: of the smallest thing around it that holds a field's words. */
export function pathUnder(target: Element, frame: Element, leaves: Leaf[]): string | undefined {
  const known = leaves.filter(isSeen)
  for (let element: Element | null = target; element && element !== frame.parentElement; element = element.parentElement) {
    const held = heldBy(element)
    const longest = known.filter(held).toSorted((a, b) => b.text.length - a.text.length)[0]
    if (longest) return longest.path
  }
  return undefined
}

/** The smallest thing in the section that shows as much of these leaves as anything does: a row, or one field. */
export function elementOf(frame: Element, leaves: Leaf[]): Element | undefined {
  const shown = leaves.filter(isSeen).filter(heldBy(frame))
  if (shown.length === 0) return undefined
  let smallest: Element = frame
  for (let next: Element | undefined = frame; next;) {
    smallest = next
    next = [...next.children].find((child) => shown.every(heldBy(child)))
  }
  return smallest === frame ? undefined : smallest
}

/**
 * A row nobody has written in yet shows nothing but labels, which others may show too: it is looked for behind the row
 * before it. Leaves as the page shows them.
 */
export function newRowOf(frame: Element, before: Leaf[], row: Leaf[]): Element | undefined {
  const labels = row.filter(isSeen)
  for (let each = elementOf(frame, before); each && each !== frame; each = each.parentElement ?? undefined) {
    const next = each.nextElementSibling
    if (next && labels.some(heldBy(next))) return next
  }
  return elementOf(frame, labels)
}

const wordsOf = ({ text, onPage = text }: Leaf) => onPage

const isSeen = (leaf: Leaf) => wordsOf(leaf).trim().length > 1 && !leaf.path.endsWith('#order')

function heldBy(element: Element): (leaf: Leaf) => boolean {
  const text = plain(element.textContent ?? '')
  const images = [...element.querySelectorAll('img'), ...(element instanceof HTMLImageElement ? [element] : [])]
  const pictures = images.map(({ src, srcset }) => `${src} ${srcset}`)
  return (leaf) => text.includes(plain(wordsOf(leaf))) || pictures.some((each) => each.includes(wordsOf(leaf)))
}

/** Between two paragraphs of the page there is no blank, so none counts. */
const plain = (text: string) => text.replace(/\s+/g, '').toLowerCase()
