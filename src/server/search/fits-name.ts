import { mayAlsoBe, mayBeCalled } from '../../nouns/agents/short-names.ts'
import { closestTo } from '../../nouns/slips.ts'
import { soundOf } from '../../nouns/sound-of.ts'

/** Shorter words are others by two slips: "Gabe" and "Abt". */
const leastForTwoSlips = 6
/** Shorter beginnings are of too many names. */
const leastBegun = 3

/** Whether a folded word is a name, the beginning of one, one with more letters than it has ("samuel", of Sam), or what one is called for short. */
export function fitsName(word: string, name: string): boolean {
  if (word === name || mayBeCalled(word, name)) return true
  const [shorter, longer] = word.length < name.length ? [word, name] : [name, word]
  return longer.startsWith(shorter) && shorter.length >= leastBegun
}

/** Whether it is nearly one, or sounds like it. */
export function nearlyFitsName(word: string, name: string): boolean {
  return closestTo(word, [name, ...mayAlsoBe(name)], word.length < leastForTwoSlips ? 1 : 2).length > 0 || soundOf(word) === soundOf(name)
}
