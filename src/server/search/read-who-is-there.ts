import { aroundAgents, placesIn, type SaidPlace } from './read-asked-of-agents.ts'
import { isSaid } from './what-is-meant.ts'

/** Somebody who is asked for, or where such people are. */
const somebody = new Set(
  `who whom anybody anyone somebody someone person people folks man men guy guys fella fellas fellow chap gentleman lady ladies woman women gal gals
  dude boy kid human speaker specialist expert one yours agent agents broker brokers adviser advisor rep reps representative salesman agency office offices
  branch`.split(/\s+/),
)
/** One whom who asks has heard of. */
const ofPeople = new Set('one lady ladies woman gal man guy fella fellow chap gentleman dude person'.split(' '))
/** Who knows a thing is called so: "a wind specialist". */
const ofTrade = new Set(['specialist', 'expert'])
const isNearby = new Set(['at', 'in', 'from'])
/** One's own are told of: "my kid in Denver". */
const own = new Set('my our his her their'.split(' '))
const mayBeOwn = new Set('boy kid man lady woman folks people'.split(' '))
/** How somebody is reached. */
const reached = new Set('phone telephone number email call reach text talk speak meet visit hours appointment dial see ask'.split(' '))
/** What one does who is asked for, now and for whoever comes; what somebody did is told. */
const deeds = new Set(
  `does do handles handle helps help sells sell covers cover insures insure writes write works work takes take answers answer speaks speak knows know
  understands understand deals deal specializes serves serve looks look sits meets explains`.split(/\s+/),
)
/** What comes after somebody in a town where that is not the beginning of what somebody did there. */
const goesOn = new Set(
  `for to about with when if and or so because please what where by on i we my our he she they can could would should will has a the up down
  whose which before after near area region today tomorrow open early late it there`.split(/\s+/),
)
/** Said between somebody and the town. */
const between = new Set(
  'up down over out back here there your you yours us we one of from else that which how could should would will local is'.split(' '),
)
/** What says that somebody is wanted: "need someone", "is there anybody". */
const wants = new Set('need needs want wants find have there get give any by with see like'.split(' '))
/** What is said of where and when somebody is. */
const isAt = new Set('open near there available in good best close'.split(' '))
/** What anybody may be asked to do. */
const askedToDo = new Set('call text help explain meet talk come visit'.split(' '))
const may = new Set('will would can could might'.split(' '))
/** What somebody may do who is asked for; whoever "can use my truck" is nobody of ours. */
const mayDo = new Set(
  'come drive visit stop sit talk speak walk sign help explain meet see look sell write handle answer go travel'.split(' '),
)
/** Among whom somebody does it, said in so few words. */
const amongWhom = new Set(['in', 'at', 'of', 'on'])
const mostAmong = 6
/** Whom something was done to. */
const harmed = new Set('my our me us into'.split(' '))
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

/** Whether somebody we know of is told of by what one is or does, or anybody is asked for who does it, and from where on that is said. */
export function howSomebodyIsAskedFor(all: readonly string[]): { asked: 'known' | 'any'; from: number } | undefined {
  const known = all.findIndex((_word, at) => isTold(all, at))
  if (known >= 0) return { asked: 'known', from: known }
  if (all.some((word, at) => ofTrade.has(word) && at > 0)) return { asked: 'known', from: 0 }
  const anybody = all.findIndex((_word, at) => isAskedFor(all, at) || isAnybodyWho(all, at))
  return anybody < 0 ? undefined : { asked: 'any', from: anybody }
}

/** The towns that folded words name, those first where somebody is surely asked for. `ends` are the words with which a clause ends. */
export function readWhoIsThere(
  all: readonly string[],
  placeOf: (words: string) => string | undefined,
  ends: ReadonlySet<number>,
): WhoIsThere[] {
  const asking = all.filter((_word, at) => isAskingAt(all, at))
  const asksFor = all.some((_word, at) => isAskedFor(all, at))
  const read = [...placesIn(all, placeOf)].map((place): WhoIsThere & { at: number } => {
    const [from, to] = [Math.min(...place.at), Math.max(...place.at)]
    const before = pastSmall(all, from - 1, -1)
    const after = pastSmall(all, to + 1, 1)
    const isBefore = isAskingAt(all, before) && (ends.has(to) || mayGoOn(all.slice(to + 1)))
    const isAfter = isAskingAt(all, after) && mayGoOn(all.slice(after + 1))
    const isIn = leadsIn.has(all[from - 1]) || (all[from - 1] === 'to' && /^(mov|new$)/.test(all[from - 2] ?? ''))
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

/** "The lady that started at the front desk", "a retired fellow at your office"; and no "guy that hit my car", nor one's own. */
function isTold(all: readonly string[], at: number): boolean {
  if (!ofPeople.has(all[at]) || own.has(all[at - 1])) return false
  const [next = '', second = '', third = ''] = all.slice(at + 1)
  if (next === 'who' || next === 'that') return !harmed.has(third) && !harmed.has(second)
  return deeds.has(next) || (isNearby.has(next) && all.some((word) => /^offices?$/.test(word)))
}

/** "Somebody who grew up on a farm", and no "someone who hit my car". */
function isAnybodyWho(all: readonly string[], at: number): boolean {
  const [next = '', second = '', third = ''] = all.slice(at + 1)
  return /^(some|any)(body|one)$/.test(all[at]) && (next === 'who' || next === 'that') && !harmed.has(second) && !harmed.has(third)
}

const order = ['surely', 'perhaps', 'no']

/** Those of the company that agents ask for: "marketing rep for Craig". */
const ofCompany = new Set('marketing claims field underwriting sales service'.split(' '))

const isAsking = (word: string | undefined) => word !== undefined && (somebody.has(word) || reached.has(word))

const isAskingAt = (all: readonly string[], at: number) =>
  isAsking(all[at]) &&
  !(all[at].startsWith('rep') && ofCompany.has(all[at - 1])) &&
  !(mayBeOwn.has(all[at]) && (own.has(all[at - 1]) || (all[at - 1] === 'old' && own.has(all[at - 2]))))

/** Where the next word is that asks for somebody, or is not small. */
function pastSmall(all: readonly string[], from: number, step: 1 | -1): number {
  let at = from
  while (all[at] !== undefined && !isAsking(all[at]) && (between.has(all[at]) || aroundAgents(all[at]))) at += step
  return at
}

/** Nothing more, or what says something of somebody: "someone in Lamar keyed my truck" goes on with what happened. */
function mayGoOn([next, second = '', third = '']: readonly string[]): boolean {
  if (next === undefined || deeds.has(next)) return true
  // "The gal that started at the front desk", and no "guy that hit my car".
  if (next === 'who' || next === 'that') return deeds.has(second) || !harmed.has(third)
  return goesOn.has(next) || isAsking(next) || (next === 'is' && isAt.has(second))
}

/** "Who sells", "somebody that covers", "someone to look", "with a person", "I need somebody". */
function isAskedFor(all: readonly string[], at: number): boolean {
  if (!somebody.has(all[at])) return false
  const [next = '', second = '', third = ''] = all.slice(at + 1)
  if (may.has(next)) return all[at] === 'who' && mayDo.has(second)
  // "Who in your company understands ice dams".
  if (all[at] === 'who' && amongWhom.has(next) && all.slice(at + 2, at + mostAmong).some((word) => deeds.has(word))) return true
  if ((next === 'is' && isAt.has(second)) || (may.has(all[at - 1]) && askedToDo.has(next))) return true
  if (next === 'who' || next === 'that') return deeds.has(second) || (may.has(second) && mayDo.has(third))
  return deeds.has(next) || next === 'to' || wants.has(all[at - 1]) || (all[at - 1] === 'a' && wants.has(all[at - 2]))
}
