import type { Block } from '../../fields/rich-blocks.ts'
import type { Fields } from '../../fields/kinds.ts'
import { splitBlocks } from '../../fields/split-blocks.ts'
import type { SaveState } from './save-state.ts'

/**
 * The draft with each block of its long texts by itself: a paragraph that was written together may have become two, or
 * nothing. The server would cut it so too, under ids that nobody here knows.
 */
export function cutBlocks(fields: Fields, { draft, saved }: SaveState, key: string): SaveState['draft'] {
  return Object.entries(fields).reduce((content, [name, field]) => {
    if (!('written' in field)) return content
    const blocks = content[name] as Block[]
    const known = new Set(saved.content[name] as Block[])
    const cut = blocks.flatMap((block, at) => (known.has(block) ? block : cutBlock(block, `${key.slice(0, 8)}${at}`)))
    return cut.length === blocks.length && cut.every((block, at) => block === blocks[at]) ? content : { ...content, [name]: cut }
  }, draft)
}

/** The first goes on under its id. */
function cutBlock(block: Block, newId: string): Block[] {
  const pieces = splitBlocks(block.html)
  return pieces.length === 1 ? [block] : pieces.map((html, at) => ({ html, id: at === 0 ? block.id : `${newId}-${at}` }))
}
