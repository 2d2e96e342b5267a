import { foldText } from '../../nouns/fold-text.ts'
import type { Excerpt } from '../../nouns/search/found.ts'
import { onceForEach } from './once-for-each.ts'
import type { Term } from './read-query.ts'

/** So many letters are shown. */
const shown = 180
/** So far is looked for the best place. */
const lookedThrough = 20_000

/** The words around those that were looked for, which are marked; the beginning where none of them is there. */
export function excerptOf(text: string, terms: readonly Term[]): Excerpt[] {
  const pieces = text
    .slice(0, lookedThrough)
    .toWellFormed()
    .replace(/\s+/g, ' ')
    .trim()
    .split(/([\p{L}\p{N}\p{M}]+)/u)
  const saysIt = markerOf(terms)
  // Every second piece is a word; of a long text few are looked at, those before the first that says it and those that are shown.
  const isMarked = (piece: string, index: number) => index % 2 === 1 && saysIt(foldText(piece))
  const first = pieces.findIndex(isMarked)
  let from = first < 0 ? 0 : first
  for (let before = 0; from > 0 && before < shown / 3;) before += pieces[--from].length
  // Every other piece is what stands between words, which may be the dash within one.
  while (from > 0 && from < first && !/\s$/.test(pieces[from - 1])) from += 1
  const excerpt: Excerpt[] = from > 0 ? [{ text: '… ', marked: false }] : []
  let letters = 0
  for (let index = from; index < pieces.length; index++) {
    const piece = pieces[index]
    if (letters + piece.length > shown) {
      add(excerpt, ' …', false)
      break
    }
    letters += piece.length
    add(excerpt, index === from ? piece.trimStart() : piece, isMarked(piece, index))
  }
  return excerpt.filter((each) => each.text !== '')
}

function add(excerpt: Excerpt[], text: string, marked: boolean): void {
  const last = excerpt.at(-1)
  if (last && last.marked === marked) last.text += text
  else excerpt.push({ text, marked })
}

/** A stem stands for what begins with it and goes on a little: "annuiti" for "annuity" and "annuities"; "ag" for no more than itself. */
const markerOf = onceForEach((terms: readonly Term[]): ((folded: string) => boolean) => {
  const strong = terms.some(({ weak }) => !weak) ? terms.filter(({ weak }) => !weak) : terms
  const stems = [
    ...new Set(strong.flatMap(({ alternatives }) => alternatives.flatMap((each) => each.stems.map((stem) => stem.replace(/i$/, ''))))),
  ]
  const begun = strong.flatMap((term) => (term.begun ? [term.word] : []))
  return (folded) =>
    stems.some((stem) => folded.startsWith(stem) && (stem.length < 4 ? /^s?$/ : /^.{0,4}$/u).test(folded.slice(stem.length))) ||
    begun.some((word) => word.length > 2 && folded.startsWith(word))
})
