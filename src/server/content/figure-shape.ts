import type { Element, Node } from './tidy-rich-text.ts'

/**
 * Figures and call-outs in the shapes that are written: a figure is a picture with its caption, a call-out is paragraphs and
 * lists, both stand alone, never in something else. A picture that stands alone is a figure; a figure without one is its words.
 */
export function shapeFigures(nodes: Node[]): Node[] {
  return nodes.flatMap((node) => {
    const alone = pictureAlone(node)
    if (alone !== undefined) return figureOf(alone, [])
    if (typeof node === 'string') return node
    if (node.name === 'aside') return { ...node, inside: calledOut(plain(node.inside)) }
    if (node.name === 'figcaption') return plain([node])
    if (node.name !== 'figure') return { ...node, inside: plain(node.inside) }
    const pictures = picturesIn(node.inside)
    if (pictures.length === 0) return plain([node])
    const captions = elementsIn(node.inside, 'figcaption').flatMap(({ inside }) => inline(inside))
    const rest = without(node.inside)
    return [...pictures.map((each, index) => figureOf(each, index === pictures.length - 1 ? trimmed(captions) : [])), ...plain(rest)]
  })
}

const isPicture = (node: Node): node is string => typeof node === 'string' && node.startsWith('<img')
const isBlank = (node: Node) => typeof node === 'string' && node.trim() === ''

/** A picture in nothing, or in a paragraph with nothing else. */
function pictureAlone(node: Node): string | undefined {
  if (isPicture(node)) return node
  if (typeof node === 'string' || node.name !== 'p') return undefined
  const held = node.inside.filter((each) => !isBlank(each))
  return held.length === 1 && isPicture(held[0]) ? held[0] : undefined
}

function figureOf(picture: string, caption: Node[]): Element {
  const said: Node[] = caption.length > 0 ? [{ name: 'figcaption', tag: '<figcaption>', inside: caption }] : []
  return { name: 'figure', tag: '<figure>', inside: [picture, ...said] }
}

/** What stands in something else: a figure is its picture and its words there, a call-out what is in it. */
function plain(nodes: Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return node
    if (node.name === 'figure' || node.name === 'aside') return plain(node.inside)
    const inside = plain(node.inside)
    return node.name === 'figcaption' ? { name: 'p', tag: '<p>', inside } : { ...node, inside }
  })
}

const picturesIn = (nodes: Node[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? (isPicture(node) ? node : []) : picturesIn(node.inside)))

const elementsIn = (nodes: Node[], name: string): Element[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : node.name === name ? node : elementsIn(node.inside, name)))

/** What is left of a figure without its pictures and its caption. */
function without(nodes: Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return isPicture(node) ? [] : node
    return node.name === 'figcaption' ? [] : { ...node, inside: without(node.inside) }
  })
}

const inlineTags = /^(strong|em|u|s|a|span)$/
const isInline = (node: Node) => (typeof node === 'string' ? !/^<(img|hr)/.test(node) : inlineTags.test(node.name))

/** The words alone, with what marks them; blocks are parted by a blank. */
function inline(nodes: Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (!isInline(node)) return typeof node === 'string' ? [] : [' ', ...inline(node.inside), ' ']
    return [typeof node === 'string' ? node : { ...node, inside: inline(node.inside) }]
  })
}

function trimmed(nodes: Node[]): Node[] {
  const first = nodes.findIndex((node) => !isBlank(node))
  if (first < 0) return []
  const kept = nodes.slice(first, nodes.findLastIndex((node) => !isBlank(node)) + 1)
  return kept.map((node, index) => {
    if (typeof node !== 'string') return node
    const start = index === 0 ? node.trimStart() : node
    return index === kept.length - 1 ? start.trimEnd() : start
  })
}

/** Paragraphs and lists; loose words are a paragraph, and of anything else its words. */
function calledOut(nodes: Node[]): Node[] {
  const blocks: Node[] = []
  let loose: Node[] = []
  const endLoose = () => {
    const words = trimmed(loose)
    if (words.length > 0) blocks.push({ name: 'p', tag: '<p>', inside: words })
    loose = []
  }
  for (const node of nodes) {
    if (isInline(node)) loose.push(node)
    else {
      endLoose()
      if (typeof node === 'string') continue
      blocks.push(/^(p|ul|ol)$/.test(node.name) ? node : { name: 'p', tag: '<p>', inside: trimmed(inline(node.inside)) })
    }
  }
  endLoose()
  return blocks
}
