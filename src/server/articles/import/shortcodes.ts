import type { Lose } from './imported-post.ts'

/**
 * WordPress and its plug-ins write some things in brackets: a caption becomes a figure, what is shown from elsewhere a link, and
 * the others are told of; the words between two of a name stay.
 */
export function withoutShortcodes(html: string, lose: Lose): string {
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]{2,40})\]/g)].map(([, name]) => name))
  const linked = (address: string) => {
    lose(`What was embedded from ${address} became a link.`)
    return `<p><a href="${address}">${address}</a></p>`
  }
  return html
    .replace(/\[caption([^[\]]{0,500})\](.{0,5000}?)\[\/caption\]/gs, (_whole, said: string, inside: string) => {
      const [, picture = '', caption = ''] = /^\s*((?:<a\s[^>]*>)?\s*<img\s[^>]*>\s*(?:<\/a>)?)(.*)$/s.exec(inside) ?? []
      // Before 2012 the words stood among the facts.
      const older = /\bcaption="([^"]{0,500})"/.exec(said)?.[1] ?? ''
      if (picture === '') return older === '' ? inside : `${inside}<p>${older}</p>`
      const words = caption.trim() || older
      return `<figure>${picture.trim()}<figcaption>${words}</figcaption></figure>`
    })
    .replace(/\[embed[^[\]]{0,500}\]\s{0,20}(https?:\/\/[^\s[\]"<>]{1,2000})\s{0,20}\[\/embed\]/g, (_whole, address: string) =>
      linked(address),
    )
    .replace(/\[([a-z][\w-]{2,40})\s{1,20}([^[\]]{0,500})\]/g, (whole, name: string, said: string) => {
      const address = shown.has(name) ? /https?:\/\/[^\s"'<>]{1,400}/.exec(said)?.[0] : undefined
      return address === undefined ? whole : linked(address)
    })
    .replace(/\[(\/?)([a-z][\w-]{2,40})(?:\s{1,20}[\w-]{1,40}=[^[\]]{0,500}|\s{0,20}\/)?\]/g, (whole, end: string, name: string) => {
      const isOne = known.has(name) || closed.has(name) || whole.includes('=') || name.includes('_')
      if (!isOne) return whole
      // Its end says nothing of its own, and may be of one that became a link.
      if (end === '') lose(`The part “[${name}]” of a plug-in was left out.`)
      return ''
    })
}

const known = new Set(['gallery', 'audio', 'video', 'playlist', 'embed', 'caption', 'toc'])
/** Of what stands at the address they name. */
const shown = new Set(['audio', 'video', 'youtube', 'vimeo', 'embedyt', 'wpvideo', 'soundcloud', 'instagram'])
