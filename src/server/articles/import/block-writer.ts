export type BlockWriter = ReturnType<typeof createBlockWriter>

/**
 * Writes HTML as our writers do: nothing but blocks between blocks, and words between them, or of a point, a cell, a quote or a
 * call-out, in a paragraph of their own.
 */
export function createBlockWriter() {
  const out: string[] = []
  /** True where the last that was written is the edge of a block. */
  let atEdge = true
  /** The blocks around what comes next; a paragraph nobody wrote is `ours`. */
  const around: string[] = []
  /** Tags among words that are open; they are written with the first words in them, in each block anew. */
  const inline: { name: string; tag: string }[] = []
  /** So many of them, from the first on, are written and not closed yet. */
  let begun = 0
  let room = mostInline
  const isPre = () => around.includes('pre')

  function writeEdge(tag: string): void {
    // Spaces at the edge of a block are nobody's.
    if (!atEdge && !isPre()) {
      while (out.at(-1)?.trim() === '') out.pop()
      out.push(out.pop()?.trimEnd() ?? '')
    }
    out.push(tag)
    atEdge = true
  }

  function beginInline(): void {
    while (begun < inline.length && room > 0) {
      room -= inline[begun].tag.length
      out.push(inline[begun++].tag)
    }
  }

  /** No block stands inside a link or what is bold: each has its own. */
  function endInline(): void {
    while (begun > 0) out.push(`</${inline[--begun].name}>`)
  }

  function leaveOurs(): void {
    if (around.at(-1) !== ours) return
    around.pop()
    writeEdge('</p>')
  }

  /** Before words and what is among words. */
  function enterOurs(): void {
    if (around.length > 0 && !holdsParagraphs.has(around.at(-1) ?? '')) return
    writeEdge('<p>')
    around.push(ours)
  }

  function writeWords(html: string): void {
    enterOurs()
    beginInline()
    out.push(html)
    atEdge = false
  }

  return {
    open(name: string, attributes: string): void {
      const tag = `<${name}${attributes}>`
      if (!blocks.has(name)) {
        if (!voids.has(name)) inline.push({ name, tag })
        // A new line between blocks is nobody's either.
        else if (around.length > 0) writeWords(tag)
        return
      }
      endInline()
      leaveOurs()
      writeEdge(tag)
      if (!voidBlocks.has(name)) around.push(name)
    },
    /** Or a picture: HTML already. */
    words(html: string): void {
      const shown = isPre() || !atEdge ? html : html.trimStart()
      if (shown === '') return
      // A picture between blocks is one itself.
      if (around.length === 0 && inline.length === 0 && shown.startsWith('<img ')) {
        out.push(shown)
        atEdge = false
      } else writeWords(shown)
    },
    close(name: string): void {
      const tag = `</${name}>`
      if (!blocks.has(name)) {
        if (inline.at(-1)?.name !== name) return
        inline.pop()
        if (begun <= inline.length) return
        out.push(tag)
        begun = inline.length
        return
      }
      endInline()
      leaveOurs()
      writeEdge(tag)
      if (around.at(-1) === name) around.pop()
    },
    written(): string {
      endInline()
      leaveOurs()
      return out.join('').trim()
    },
  }
}

const ours = 'p of ours'
const holdsParagraphs = new Set(['li', 'td', 'th', 'blockquote', 'aside', 'details', 'summary'])
const voidBlocks = new Set(['hr'])
/** Characters of tags among words: ten times what an article may be; without an end, each of many blocks would have all of many. */
const mostInline = 2_000_000
/** Tags that hold nothing, and that nobody closes. */
export const voids = new Set('br hr img input source track wbr col area base link meta param embed'.split(' '))
export const blocks = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol li blockquote aside pre figure figcaption hr table thead tbody tfoot tr td th caption colgroup ' +
    'div section article main header footer nav details summary dl dt dd address'
  ).split(' '),
)
