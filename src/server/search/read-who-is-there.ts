import { aroundAgents, placesIn, type SaidPlace } from './read-asked-of-agents.ts'
import { isSaid } from './what-is-meant.ts'

/** Somebody who is asked for, or where such people are. */
const somebody = new Set(
  `who whom anybody anyone somebody someone person people folks man men guy guys fella fellow chap gentleman lady ladies woman women gal speaker one yours
  agent agents broker brokers adviser advisor agency office offices branch`.split(/\s+/),
)
/** How somebody is reached. */
const reached = new Set('phone telephone number email call reach text talk speak meet visit hours appointment dial see ask'.split(' '))
/** What one does who is asked for, now and for whoever comes; what somebody did is told. */
const deeds = new Set(
  `does do handles handle helps help sells sell covers cover insures insure writes write works work takes take answers answer speaks speak knows know
  understands understand deals deal specializes serves serve looks look sits meets explains`.split(/\s+/),
)
/** What comes after somebody in a town where that is not the beginning of what somebody did there. */
const goesOn = new Set(
  `for to about with when if and or so because please what where by on i we my our he she they can could would should will has a the up down`.split(
    /\s+/,
  ),
)
/** Said between somebody and the town. */
const between = new Set(
  'up down over out back here there your you yours us we one of from else that which how could should would will local is'.split(' '),
)
const leadsIn = new Set(['in', 'at', 'around', 'near', 'from'])

/** A town that was said, and how surely somebody there is asked for. */
export interface WhoIsThere {
  place: SaidPlace
  /** Surely, where somebody is asked for beside the town or in it; perhaps, where both are only said in one breath. */
  asks: 'surely' | 'perhaps' | 'no'
  /** No word that means something else as well, or led to by a small word: "in Brush", and no brush. */
  isTown: boolean
  /** The word that leads to the town, but for small ones: "June" of "June over in Yuma". */
  beside: string | undefined
  /** The words that ask, the town's among them. */
  words: readonly string[]
}

/** Whether folded words ask for somebody, be it of nobody's trade: "anybody in Steamboat". */
export const asksForSomebody = (all: readonly string[]): boolean => all.some((word) => somebody.has(word))

/** Whether folded words say how somebody is reached. */
export const saysReached = (all: readonly string[]): boolean => all.some((word) => reached.has(word))

/** The towns that folded words name, those first where somebody is surely asked for. */
export function readWhoIsThere(all: readonly string[], placeOf: (words: string) => string | undefined): WhoIsThere[] {
  const asking = all.filter(isAsking)
  const asksFor = all.some((_word, at) => isAskedFor(all, at))
  const read = [...placesIn(all, placeOf)].map((place): WhoIsThere & { at: number } => {
    const [from, to] = [Math.min(...place.at), Math.max(...place.at)]
    const before = pastSmall(all, from - 1, -1)
    const after = pastSmall(all, to + 1, 1)
    const isBefore = isAsking(all[before]) && mayGoOn(all[to + 1], all[to + 2])
    const isAfter = isAsking(all[after]) && mayGoOn(all[after + 1], all[after + 2])
    const isIn = leadsIn.has(all[from - 1])
    // "Someone to clear brush" names no town.
    const isTown = isIn || !place.words.split(' ').every(isSaid)
    const isSure = isBefore || isAfter || (asksFor && isTown)
    const asks = isSure ? 'surely' : isIn && asking.length > 0 ? 'perhaps' : 'no'
    // Of two towns the one beside which somebody is asked for: "one of you in Sterling, not to drive to Greeley".
    return {
      place,
      asks,
      isTown,
      at: isBefore ? from : all.length + from,
      beside: all[before],
      words: [...asking, ...place.words.split(' ')],
    }
  })
  return read.toSorted((a, b) => order.indexOf(a.asks) - order.indexOf(b.asks) || a.at - b.at)
}

const order = ['surely', 'perhaps', 'no']

const isAsking = (word: string | undefined) => word !== undefined && (somebody.has(word) || reached.has(word))

/** Where the next word is that asks for somebody, or is not small. */
function pastSmall(all: readonly string[], from: number, step: 1 | -1): number {
  let at = from
  while (all[at] !== undefined && !isAsking(all[at]) && (between.has(all[at]) || aroundAgents(all[at]))) at += step
  return at
}

/** Nothing more, or what says something of somebody: "someone in Lamar keyed my truck" goes on with what happened. */
const mayGoOn = (next: string | undefined, second = '') =>
  next === undefined || goesOn.has(next) || deeds.has(next) || isAsking(next) || (next === 'that' && deeds.has(second))

/** "Who sells", "somebody that covers", "someone to look", "with a person". */
function isAskedFor(all: readonly string[], at: number): boolean {
  if (!somebody.has(all[at])) return false
  const [next = '', second = ''] = all.slice(at + 1)
  if (next === 'who' || next === 'that') return deeds.has(second)
  return deeds.has(next) || next === 'to' || all[at - 1] === 'with' || (all[at - 1] === 'a' && all[at - 2] === 'with')
}
