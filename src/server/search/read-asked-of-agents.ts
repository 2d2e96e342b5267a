import type { AgentLine } from '../../nouns/agents/agent.ts'
import { hoursIn } from '../../nouns/agents/asked-hours.ts'
import { languageIn, type AskedLanguage } from '../../nouns/agents/asked-language.ts'
import { lineOfWord } from '../../nouns/agents/asked-lines.ts'
import type { WishedHours } from '../../nouns/agents/wished-hours.ts'
import { ofWhoAsks } from '../../nouns/search/said-of-people.ts'
import { weakWords } from '../../nouns/search/weak-words.ts'

/** Who sells insurance, by what such people are called. */
const callsAgent = /^(agents?|brokers?|adviser|advisers|advisors?|reps?|representatives?|salesman|salesperson|agency|agencies)$/
const asksWhich = /^(who|that|which|whose|for|with|about)$/
const saysWhere = /^(office|offices|near|nearest|closest|local)$/
const saysSpeak = /^(speaks?|speakers?|speaking|spoken|language|languages|fluent|bilingual|interpreter|translator)$/

/** What may be done with a language, said not far before it; "in Hindi" asks for it where somebody is asked for. */
const doesWith = /^(speaks?|talks?|talking|knows?|understands?|understanding|fluent|converse|habla|hablan)$/
const asksSomebody = /^(who|anyone|anybody|someone|somebody|person|people|staff|yall|y'all|folks|man|lady|woman|guy)$/
const saysOpen = /^(open|opens|opened|stays?|hours|see|meet|meets|visit|come|available|appointments?|closes?)$/
/** So far before it, at most. */
const mostBefore = 4

/** Said around the name of an agent or a town. */
const around = new Set(
  `a an the in near me my at of for around by close closest nearest local office offices agent agents insurance find who is are there any
  broker where phone number email address contact call text reach talk speak to with see meet visit hours i you have do does colorado co town
  sell sells selling and or on be can that their mr mrs ms miss location locations branch branches fax directions directory between`.split(
    /\s+/,
  ),
)

/** And around what one does. */
const aroundDeeds = new Set(
  `speaks speaking spoken talks talking speaker speakers fluent bilingual language languages interpreter translator open opens opened hour time times day days
  appointment appointments available knows knowing understand understands understanding specialize specializes specializing specialist specialists
  expert experts experience experienced handle handles handling deal deals dealing cover covers covering write writes writing insured insure
  insures insuring helps working worked sold people person guy guys lady woman man folks anyone whom whose am us we your from not at as about
  agency agencies adviser advisers advisor advisors rep reps representative representatives salesman salesperson brokers what some
  policy policies coverage quote quotes`.split(/\s+/),
)

/** What was asked of an agent, or of where one is. */
export interface AskedOfAgents {
  /** One was named by what such people are called. */
  saidAgent: boolean
  /** One's own: "my agent" is asked about, not for. */
  isOwn: boolean
  /** One who does something: "an agent who insures bees". */
  asksForOne: boolean
  /** One, or where one is. */
  saidWhere: boolean
  language: string | undefined
  /** One that is said at all, be it of something: "the Vietnamese lady". */
  spoken: string | undefined
  /** It is what decides, whatever else is said: "can anybody go over my policy in Hindi". */
  asksToSpeak: boolean
  hours: WishedHours | undefined
  /** An office is asked for that is open then. */
  asksOpen: boolean
  place: SaidPlace | undefined
  /** A second one that was said beside it: "Limon or Lamar". */
  orPlace: { name: string; words: string } | undefined
  lines: readonly AgentLine[]
  /** The words but for those said around them; with the place, and with what is insured. */
  named: readonly string[]
  /** Those that say none of the above. */
  rest: readonly string[]
  /** Where a language was mistyped: all of what was asked as it is written. */
  meant: string | undefined
}

type Known = {
  languages: readonly string[]
  /** The name of the place these words are, exactly. */
  placeOf(words: string): string | undefined
  isUnknown(word: string): boolean
  /** Whether the site says it. */
  isKnown(word: string): boolean
}

/** So many words a place has at most. */
const mostOfPlace = 3

/** Reads folded words. Each says one thing: a language, a time, a place, what is insured, or none of it. */
export function readAskedOfAgents(all: readonly string[], { languages, placeOf, isUnknown, isKnown }: Known): AskedOfAgents {
  const taken = new Set<number>()
  const take = (places: Iterable<number>) => [...places].forEach((place) => taken.add(place))
  // Of several the first; where somebody is asked for in one of them, `read-who-is-there.ts` says in which.
  const [place, second] = placesIn(all, placeOf).take(2)
  if (place) take(place.at)
  const orPlace = place && second && areOneWish(all, place, second) ? second : undefined
  if (orPlace) take(orPlace.at)
  const free = (words: readonly string[]) => words.map((word, index) => (taken.has(index) ? '' : word))
  const speaking = languageIn(free(all), languages, isUnknown)
  if (speaking) take(speaking.at)
  const { hours, at } = hoursIn(free(all))
  take(at)
  const lines = new Set<AgentLine>()
  const [named, rest]: [string[], string[]] = [[], []]
  for (const [index, word] of all.entries()) {
    const isSmall = around.has(word) || weakWords.has(word)
    if (place?.at.has(index) || orPlace?.at.has(index) || (!isSmall && !taken.has(index))) named.push(word)
    if (taken.has(index) || isSmall || aroundDeeds.has(word)) continue
    const line = lineOfWord(word)
    if (line) lines.add(line)
    // Whoever says "deutsch" says the rest in German.
    else if (!speaking?.isOwn || (isKnown(word) && word.length > 2)) rest.push(word)
  }
  const saidAgent = all.some((_word, index) => isAgentAt(all, index))
  const asksToSpeak = speaking !== undefined && isToBeSpoken(all, speaking, rest)
  return {
    saidAgent,
    isOwn: all.some((_word, index) => isAgentAt(all, index) && isOwnBefore(all, index)),
    asksForOne: all.some((word, index) => callsAgent.test(word) && asksWhich.test(all[index + 1] ?? '')),
    saidWhere: saidAgent || all.some((word) => saysWhere.test(word)),
    language:
      speaking && (saidAgent || asksToSpeak || rest.length === 0 || all.some((word) => saysSpeak.test(word)))
        ? speaking.language
        : undefined,
    spoken: speaking?.language,
    asksToSpeak,
    hours: at.size > 0 ? hours : undefined,
    asksOpen: at.size > 0 && all.some((word) => saysOpen.test(word)),
    place,
    orPlace,
    lines: [...lines],
    named,
    rest,
    meant:
      speaking && isMistyped(all, speaking)
        ? all.map((word, index) => (speaking.at.has(index) ? speaking.name : word)).join(' ')
        : undefined,
  }
}

/** "An insurance lady" is one as well; "agent of the year" is the name of a thing. */
const isAgentAt = (all: readonly string[], at: number) =>
  (callsAgent.test(all[at]) && !(all[at + 1] === 'of' && all[at + 2] === 'the')) || (all[at - 1] === 'insurance' && callsOne.test(all[at]))
const callsOne = /^(man|woman|lady|guy|gal|fella|fellow|person|people|folks)$/

/** "My agent", "our old agent". */
const isOwnBefore = (all: readonly string[], at: number) =>
  /^(my|our)$/.test(all[at - 1] ?? '') ||
  (/^(old|new|last|former|current|insurance)$/.test(all[at - 1] ?? '') && /^(my|our)$/.test(all[at - 2] ?? ''))

/** "Who talks German", "anyone that could explain it in Hindi", "a Swedish speaker". */
function isToBeSpoken(all: readonly string[], { at }: AskedLanguage, rest: readonly string[]): boolean {
  const [first, last] = [Math.min(...at), Math.max(...at)]
  if (/^(speaking|speakers?)$/.test(all[last + 1] ?? '')) return true
  const verb = all.findLastIndex((word, index) => index < first && index >= first - mostBefore && doesWith.test(word))
  const asks = all.some((word) => asksSomebody.test(word) || callsAgent.test(word))
  // "My tenant speaks only French" tells of somebody; who says no more than that of their mother asks for whom she can talk to.
  if (verb >= 0 && rest.length > 0 && rest.every((word) => ofWhoAsks.has(word))) return true
  if (verb >= 0) return asks || !all.slice(Math.max(0, verb - 3), verb).some((word) => /^(my|our|his|her|their)$/.test(word))
  return all[first - 1] === 'in' && asks
}

/** Whether nothing but small words stands between two places. */
function areOneWish(all: readonly string[], one: SaidPlace, other: SaidPlace): boolean {
  const [before, after] = Math.min(...one.at) < Math.min(...other.at) ? [one, other] : [other, one]
  return all.slice(Math.max(...before.at) + 1, Math.min(...after.at)).every(aroundAgents)
}

const isMistyped = (all: readonly string[], { name, at }: AskedLanguage) => [...at].map((place) => all[place]).join(' ') !== name

/** Whether a word is said around an agent, and around what one does. */
export const aroundAgents = (word: string): boolean => around.has(word) || aroundDeeds.has(word) || weakWords.has(word)

/** A place as it is written and as it was said, with where its words stand. */
export type SaidPlace = { name: string; words: string; at: ReadonlySet<number> }

/** The longest name first: "Colorado Springs" is no spring in Colorado. */
export function* placesIn(all: readonly string[], placeOf: Known['placeOf']): Generator<SaidPlace> {
  const taken = new Set<number>()
  for (let length = Math.min(mostOfPlace, all.length); length > 0; length--)
    for (let from = 0; from + length <= all.length; from++) {
      const words = all.slice(from, from + length)
      const at = new Set(words.map((_word, index) => from + index))
      if (length === 1 && (around.has(words[0]) || weakWords.has(words[0]))) continue
      const name = at.isDisjointFrom(taken) ? placeOf(words.join(' ')) : undefined
      if (name === undefined) continue
      at.forEach((each) => taken.add(each))
      yield { name, words: words.join(' '), at }
    }
}
