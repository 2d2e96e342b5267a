import type { AnyField, Fields } from '../../fields/kinds.ts'
import { splitBlocks } from '../../fields/split-blocks.ts'
import type { Block, RichBlocksField } from '../../fields/rich-blocks.ts'
import { cleanRichText } from './clean-rich-text.ts'

/** A section's content with every rich text of it cleaned, in groups and rows too; the very same object when all was clean. */
export function cleanContent<R extends { [name: string]: unknown }>(fields: Fields, content: R): R {
  let cleaned: R | undefined
  for (const [name, field] of Object.entries(fields)) {
    const value = cleanValue(field, content[name])
    if (value !== content[name]) cleaned = { ...(cleaned ?? content), [name]: value }
  }
  return cleaned ?? content
}

type AnyRecord = { [name: string]: unknown }

function cleanValue(field: AnyField, value: unknown): unknown {
  if (field.kind === 'richText') return cleanRichText(value as string, field.offers)
  if (field.kind === 'group') return cleanContent(field.fields as Fields, value as AnyRecord)
  if (field.kind !== 'list') return value
  if ('written' in field) return cleanBlocks(field as unknown as RichBlocksField, value as Block[])
  const rows = value as AnyRecord[]
  const cleaned = rows.map((row) => cleanContent(field.item as Fields, row))
  return cleaned.some((row, index) => row !== rows[index]) ? cleaned : rows
}

/** Each row stays one block, or its id would be another's the next time they are read: what became several are several, nothing is none. */
function cleanBlocks({ item }: RichBlocksField, blocks: Block[]): Block[] {
  const cleaned = blocks.flatMap((block) => {
    const html = cleanRichText(block.html, item.html.offers)
    if (html === block.html) return html === '' ? [] : block
    return splitBlocks(html).map((each, index) => ({
      ...block,
      html: each,
      id: index === 0 ? block.id : `${block.id.slice(0, 40)}-${index}`,
    }))
  })
  return cleaned.length === blocks.length && cleaned.every((block, index) => block === blocks[index]) ? blocks : cleaned
}
