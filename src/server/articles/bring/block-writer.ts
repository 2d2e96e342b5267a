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

  return {
    open(name: string, attributes: string): void {
      const tag = `<${name}${attributes}>`
      if (!blocks.has(name)) {
        // A new line between blocks is nobody's either.
        if (name === 'br' && around.length === 0) return
        enterOurs()
        out.push(tag)
        atEdge = false
        return
      }
      leaveOurs()
      writeEdge(tag)
      if (!voidBlocks.has(name)) around.push(name)
    },
    /** Or a picture: HTML already. */
    words(html: string): void {
      const shown = isPre() || !atEdge ? html : html.trimStart()
      if (shown === '') return
      // A picture between blocks is one itself.
      if (around.length > 0 || !shown.startsWith('<img ')) enterOurs()
      out.push(shown)
      atEdge = false
    },
    close(name: string): void {
      const tag = `</${name}>`
      if (!blocks.has(name)) {
        out.push(tag)
        return
      }
      leaveOurs()
      writeEdge(tag)
      if (around.at(-1) === name) around.pop()
    },
    written(): string {
      leaveOurs()
      return out.join('').trim()
    },
  }
}

const ours = 'p of ours'
const holdsParagraphs = new Set(['li', 'td', 'th', 'blockquote', 'aside', 'details', 'summary'])
const voidBlocks = new Set(['hr'])
const blocks = new Set(
  (
    'p h1 h2 h3 h4 h5 h6 ul ol li blockquote aside pre figure figcaption hr table thead tbody tfoot tr td th caption colgroup ' +
    'div section article main header footer nav details summary dl dt dd address'
  ).split(' '),
)
