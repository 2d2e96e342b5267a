import { getHTMLFromFragment, type Editor } from '@tiptap/core'
import { Fragment, type Node as Written } from '@tiptap/pm/model'
import type { RichOffers } from '../../fields/rich-allowed.ts'
import { splitBlocks } from '../../fields/split-blocks.ts'

/** An empty paragraph: at the end of a text there is one to go on writing in, which is no part of it. */
export const toGoOnIn = '<p></p>'

/**
 * Remembers the HTML of each block as it was given. TipTap may write the same block differently; a block that nobody touched is
 * given back to the letter.
 */
export function createBlockMemory(offers: RichOffers) {
  /** The blocks as they were given, by the HTML that TipTap writes for them. */
  const given = new Map<string, string>()
  /** The whole text as it was given, where TipTap splits it into other blocks. */
  const givenWhole = new Map<string, string>()
  const pieces = new WeakMap<Written, string>()

  /** An article keeps no empty lines. */
  function isKept(block: string): boolean {
    return !offers.figures || !/^<(p|h[1-6])><\/\1>$/.test(block)
  }

  /** The HTML of one block, made once: of a long text nearly all blocks are as they were a key ago. */
  function pieceOf(node: Written): string {
    const known = pieces.get(node) ?? htmlOf(node)
    pieces.set(node, known)
    return known
  }

  /** Each block as it is kept, in order; none for an empty text. */
  function written({ isEmpty, state }: Editor): string[] {
    if (isEmpty) return []
    const blocks: string[] = []
    state.doc.forEach((node) => {
      const piece = pieceOf(node)
      blocks.push(given.get(piece) ?? piece)
    })
    while (blocks.at(-1) === toGoOnIn) blocks.pop()
    return blocks.filter(isKept)
  }

  return {
    isKept,
    pieceOf,
    written,
    /** The HTML of the whole text that is written in these blocks. */
    wholeOf: (blocks: string[]) => givenWhole.get(blocks.join('')) ?? blocks.join(''),
    /** What was shown before stays known: undo may show it again. */
    remember(editor: Editor, html: string) {
      const blocks = splitBlocks(html).filter(isKept)
      const here = editor.state.doc.content.content.map(pieceOf).filter(isKept)
      if (here.length === blocks.length) for (const [index, piece] of here.entries()) given.set(piece, blocks[index])
      givenWhole.set(written(editor).join(''), html)
    },
  }
}

const htmlOf = (node: Written) => getHTMLFromFragment(Fragment.from(node), node.type.schema).replace(/<figcaption><\/figcaption>/g, '')
