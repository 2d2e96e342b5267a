import type { Element, Node } from './tidy-rich-text.ts'

/**
 * Tables in the one shape browsers leave alone, a body of rows of cells: what is in a table and in no cell goes before
 * it, a table in a cell is its words, and a cell outside a table is a paragraph.
 */
export function shapeTables(nodes: Node[], inCell = false): Node[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return node
    const { name, tag, inside } = node
    if (name !== 'table') return { ...(isPart(name) ? paragraph : { name, tag }), inside: shapeTables(inside, inCell) }
    const rows = rowsIn(inside)
    if (inCell || rows.length === 0) return [...strayIn(inside), ...rows.flatMap(({ inside: cells }) => cells)].flatMap(asParagraph)
    const body: Element = { name: 'tbody', tag: '<tbody>', inside: rows.map(shapeRow) }
    return [...strayIn(inside).flatMap(asParagraph), { name, tag, inside: [body] }]
  })
}

const isPart = (name: string) => /^(tbody|tr|td|th)$/.test(name)
const isCell = ({ name }: Element) => name === 'td' || name === 'th'
const elementsOf = (nodes: Node[]) => nodes.filter((node) => typeof node !== 'string')
const paragraph = { name: 'p', tag: '<p>' }

const asParagraph = (node: Node): Node[] => [{ ...paragraph, inside: shapeTables(typeof node === 'string' ? [node] : node.inside, true) }]

/** Each with its cells alone; cells that stand in no row are one. */
function rowsIn(nodes: Node[]): Element[] {
  const loose = elementsOf(nodes).filter(isCell)
  const rows = elementsOf(nodes).flatMap((node) =>
    node.name === 'tr' ? { ...node, inside: elementsOf(node.inside).filter(isCell) } : node.name === 'tbody' ? rowsIn(node.inside) : [],
  )
  return [...(loose.length > 0 ? [{ name: 'tr', tag: '<tr>', inside: loose }] : []), ...rows.filter(({ inside }) => inside.length > 0)]
}

/** What is in no cell. */
function strayIn(nodes: Node[]): Node[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return node.trim() === '' ? [] : node
    return isCell(node) ? [] : node.name === 'tr' || node.name === 'tbody' ? strayIn(node.inside) : node
  })
}

const shapeRow = (row: Element): Element => ({
  ...row,
  inside: row.inside.map((cell) => (typeof cell === 'string' ? cell : { ...cell, inside: shapeTables(cell.inside, true) })),
})
