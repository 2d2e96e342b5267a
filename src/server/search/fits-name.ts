import { mayBeCalled } from '../../nouns/agents/short-names.ts'
import { closestTo } from '../../nouns/slips.ts'
import { soundOf } from '../../nouns/sound-of.ts'

/** Shorter beginnings are of too many names. */
const leastBegun = 3

/**
 * Whether a folded word is a name, the beginning of one, one with more letters than it has ("samuel", of Sam), what one is called for short,
 * or, where nothing else says it, nearly one.
 */
export function fitsName(word: string, name: string, isUnknown: boolean): boolean {
  if (word === name || mayBeCalled(word, name)) return true
  const [shorter, longer] = word.length < name.length ? [word, name] : [name, word]
  if (longer.startsWith(shorter) && shorter.length >= leastBegun) return true
  return isUnknown && (closestTo(word, [name], word.length < 4 ? 1 : 2).length > 0 || soundOf(word) === soundOf(name))
}
