import { unreadable } from './field.ts'
import { list, mostRows, type ListField, type Row } from './list.ts'
import { inArticles, type RichOffers } from './rich-allowed.ts'
import { richText, type RichTextField } from './rich-text.ts'
import { plainWords } from './rich-words.ts'
import { unwrapped } from './scalar.ts'
import { splitBlocks } from './split-blocks.ts'
import { readText } from './text.ts'

type BlockFields = { html: RichTextField }

/** One paragraph, heading, list, table, figure … of a long text. */
export type Block = Row<BlockFields>

export type RichBlocksField = ListField<BlockFields> & { readonly written: 'asHtml' }

type Options = { label: string; hint?: string; offers?: RichOffers; /** HTML. */ fallback?: string }

/** How much HTML one text may be, and of how many tags: to look at each is the work. */
const mostCharacters = 200_000
const mostTags = 12_000

/**
 * A long rich text, as one piece of HTML in the wire shape and as its blocks here: so two people who write in different
 * paragraphs are put together, a choice is asked for one paragraph and not for all, and History shows the paragraphs that changed.
 * Their ids travel beside the wire shape, as those of every list.
 */
export function richBlocks({ label, hint, offers = inArticles, fallback = '' }: Options): RichBlocksField {
  const base = list({
    label,
    hint,
    noun: 'block',
    most: mostRows,
    skipsEmpty: true,
    nameOf: ({ html }) => nameOfBlock(html),
    firstIds: 'b',
    item: { html: richText({ label: 'words', offers }) },
    fallback: splitBlocks(fallback).map((html) => ({ html })),
  })
  return {
    ...base,
    written: 'asHtml',
    encode: htmlOf,
    decode(wire) {
      const html = readText(unwrapped(wire))
      if (html === unreadable) return unreadable
      // Cutting it up is work for what may be kept alone; `check` says what is wrong with the rest.
      return html.length > mostCharacters || tagsIn(html) > mostTags
        ? [{ html, id: '' }]
        : splitBlocks(html).map((block) => ({ html: block, id: '' }))
    },
    check(blocks, siblings, path) {
      const tooLong = htmlOf(blocks).length > mostCharacters
      if (tooLong) return [{ path, message: `Please keep this under ${mostCharacters.toLocaleString('en-US')} characters.` }]
      const tags = blocks.reduce((sum, { html }) => sum + tagsIn(html), 0)
      if (tags > mostTags)
        return [{ path, message: `This is made of too many parts: ${mostTags.toLocaleString('en-US')} tags are the most.` }]
      return base.check(blocks, siblings, path)
    },
  }
}

function tagsIn(html: string): number {
  let tags = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) tags += 1
  return tags
}

/** The whole of it, as it is shown and sent. */
export const htmlOf = (blocks: readonly Pick<Block, 'html'>[]): string => blocks.map(({ html }) => html).join('')

/** Its first words are within these; a long table is not read to its end for a name. */
const mostOfName = 2_000

const kinds: Record<string, string> = {
  h2: 'Heading',
  h3: 'Heading',
  h4: 'Heading',
  ul: 'List',
  ol: 'List',
  blockquote: 'Quote',
  table: 'Table',
  hr: 'Dividing line',
  figure: 'Picture',
  img: 'Picture',
  aside: 'Call-out',
}

/** 'Paragraph “Hail comes in May and …”': without a comma, by which lists of names are taken apart. */
function nameOfBlock(html: string): string {
  const kind = kinds[/^<([a-z0-9]+)/i.exec(html)?.[1].toLowerCase() ?? ''] ?? 'Paragraph'
  const said = plainWords(html.slice(0, mostOfName).replace(/<[^<>]*$/, '')) || (/\salt="([^"]*)"/.exec(html)?.[1] ?? '')
  const words = said.replaceAll(',', '').split(/\s+/).filter(Boolean)
  if (words.length === 0) return kind
  return `${kind} “${words.slice(0, 6).join(' ').slice(0, 60)}${words.length > 6 ? ' …' : ''}”`
}
