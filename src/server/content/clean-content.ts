import type { AnyField, Fields } from '../../fields/kinds.ts'
import { splitBlocks } from '../../fields/split-blocks.ts'
import type { Block, RichBlocksField } from '../../fields/rich-blocks.ts'
import type { Work } from '../http/in-turns.ts'
import { cleaningRichText } from './clean-rich-text.ts'

type AnyRecord = { [name: string]: unknown }

/** A section's content with every rich text of it cleaned, in groups and rows too; the very same object when all was clean. */
export function* cleaningContent<R extends AnyRecord>(fields: Fields, content: R): Work<R> {
  let cleaned: R | undefined
  for (const [name, field] of Object.entries(fields)) {
    const value = yield* cleaningValue(field, content[name])
    if (value !== content[name]) cleaned = { ...(cleaned ?? content), [name]: value }
  }
  return cleaned ?? content
}

function* cleaningValue(field: AnyField, value: unknown): Work<unknown> {
  if (field.kind === 'richText') return yield* cleaningRichText(value as string, field.offers)
  if (field.kind === 'group') return yield* cleaningContent(field.fields as Fields, value as AnyRecord)
  if (field.kind !== 'list') return value
  if ('written' in field) return yield* cleaningBlocks(field as unknown as RichBlocksField, value as Block[])
  const rows = value as AnyRecord[]
  const cleaned: AnyRecord[] = []
  for (const row of rows) {
    cleaned.push(yield* cleaningContent(field.item as Fields, row))
    yield
  }
  return cleaned.some((row, index) => row !== rows[index]) ? cleaned : rows
}

/** Each row stays one block, or its id would be another's the next time they are read: what became several are several, nothing is none. */
function* cleaningBlocks({ item }: RichBlocksField, blocks: Block[]): Work<Block[]> {
  const cleaned: Block[] = []
  for (const block of blocks) {
    const html = yield* cleaningRichText(block.html, item.html.offers)
    yield
    const idOf = (index: number) => (index === 0 ? block.id : `${block.id.slice(0, 40)}-${index}`)
    if (html !== block.html) cleaned.push(...splitBlocks(html).map((each, index) => ({ ...block, html: each, id: idOf(index) })))
    else if (html !== '') cleaned.push(block)
  }
  return cleaned.length === blocks.length && cleaned.every((block, index) => block === blocks[index]) ? blocks : cleaned
}
