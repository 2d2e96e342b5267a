import { escapeHtml } from '../../http/escape-html.ts'
import type { Lose } from './imported-post.ts'
import { allIn, textIn, type XmlNode } from './xml-node.ts'

/** What WordPress says of a post beside its fields. */
export const metaOf = (item: XmlNode, key: string): string =>
  textIn(allIn(item, 'wp:postmeta').find((each) => textIn(each, 'wp:meta_key') === key) ?? item, 'wp:meta_value')

/** Things of the file by their numbers. */
export type ByNumber = ReadonlyMap<string, XmlNode>

/**
 * A text of WordPress with what it only names: words that several posts share, pictures of a gallery by their numbers, an
 * address alone for what stands there. What WordPress makes when a page is shown is told of.
 */
export function wholeText(text: string, { blocks, attachments }: { blocks: ByNumber; attachments: ByNumber }, lose: Lose): string {
  return withShared(text, blocks, lose)
    .replace(/\[gallery[^[\]]{0,500}?\sids="([\d,\s]{1,2000})"[^[\]]{0,500}\]/g, (_whole, ids: string) => galleryOf(ids, attachments))
    .replace(/<!-- wp:([\w/-]{1,80})(?:\s[^<>]{0,20000})?\/-->/g, (_whole, name: string) => {
      lose(`The part “${name}” of WordPress was left out.`)
      return ''
    })
    .replace(/<p>\s{0,20}(https?:\/\/[^\s<>"[\]]{1,2000})\s{0,20}<\/p>/g, '[embed]$1[/embed]')
    .replace(/^[ \t]{0,20}(https?:\/\/[^\s<>"[\]]{1,2000})[ \t\r]{0,20}$/gm, '[embed]$1[/embed]')

  function galleryOf(ids: string, pictures: ByNumber): string {
    return ids
      .split(',')
      .map((each) => {
        const picture = pictures.get(each.trim())
        if (picture)
          return `<figure><img src="${escapeHtml(textIn(picture, 'wp:attachment_url'))}" alt="${escapeHtml(metaOf(picture, altOf))}"></figure>`
        lose(`A picture of a gallery (${each.trim()}) is not in the export and was left out.`)
        return ''
      })
      .join('')
  }
}

export const altOf = '_wp_attachment_image_alt'

/** WordPress shows none that is a draft, in the trash or behind a password, whatever post names it. */
export const isShown = (block: XmlNode) => textIn(block, 'wp:status') === 'publish' && textIn(block, 'wp:post_password') === ''

/** One may hold others, and might hold itself. */
function withShared(text: string, blocks: ByNumber, lose: Lose): string {
  let room = mostShared
  return written(text, [])

  function written(within: string, around: readonly string[]): string {
    return within.replace(/<!-- wp:block \{"ref":(\d{1,20})[^<>]{0,500}\/-->/g, (_whole, ref: string) => {
      const block = blocks.get(ref)
      if (block && !around.includes(ref) && room-- > 0) return written(textIn(block, 'content:encoded'), [...around, ref])
      const why = block ? 'holds itself, or is one of too many,' : 'is not in the export, or was not public,'
      lose(`A block that several posts share (${ref}) ${why} and was left out.`)
      return ''
    })
  }
}

/** In one post: those that hold others many times over would grow without end. */
const mostShared = 100
