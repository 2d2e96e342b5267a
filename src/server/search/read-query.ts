import { intents } from '../../nouns/search/intents.ts'
import { irregularWords } from '../../nouns/search/irregular-words.ts'
import { thesaurus } from '../../nouns/search/thesaurus.ts'
import type { Synonym } from '../../nouns/search/default-synonyms.ts'
import { ofInsurer, weakWords } from '../../nouns/search/weak-words.ts'
import { searchWords } from '../articles/found-by.ts'
import type { StemsOf } from '../articles/word-stems.ts'

/** More words than these say nothing more. */
const mostWords = 12

/** One way a term may be said: all of these stems; `weight` is 1 for the very word. */
export interface Alternative {
  stems: readonly string[]
  weight: number
  /** What it stands for is several words of the question together. */
  together?: boolean
}

/** A word that was asked for, with everything that says the same. */
export interface Term {
  word: string
  alternatives: Alternative[]
  /** True of the last word, which may be begun only. */
  begun: boolean
  /** Said around what is looked for. */
  weak: boolean
}

/** What was asked, as the index understands it; without words such as "the", unless nothing else was said. */
export async function readQuery(asked: string, synonyms: readonly Synonym[], stemsOf: StemsOf): Promise<Term[]> {
  const words = [...new Set(searchWords(asked))].slice(0, mostWords)
  const stems = await stemsOf(words)
  const joined = words.slice(1).map((word, index) => words[index] + word)
  const joinedStems = await stemsOf(joined)
  const all = words.map((word, index): Term & { stem: string | null } => ({
    word,
    stem: stems[index],
    alternatives: stems[index] === null ? [] : [{ stems: [stems[index]], weight: 1 }],
    begun: index === words.length - 1 && word.length > 1,
    weak: weakWords.has(word) || ofInsurer.has(word),
  }))
  // "road side" is "roadside".
  for (const [index, stem] of joinedStems.entries())
    if (stem !== null && all[index].stem !== null && all[index + 1].stem !== null)
      for (const term of [all[index], all[index + 1]]) term.alternatives.push({ stems: [stem], weight: 0.9 })
  const said = all.filter(({ stem }) => stem !== null)
  if (said.length === 0) return all.slice(-1).map((term) => ({ ...term, begun: true }))
  const question = { said, asked: spaced(meaningIn(asked)) }
  addSaid(question, await stemSynonyms(synonyms, stemsOf))
  addSaid(question, await stemGroups(irregularWords, 0.95, stemsOf))
  addSaid(question, await stemGroups(thesaurus, 0.6, stemsOf))
  await addIntents(question, stemsOf)
  return said.map(({ word, alternatives, begun, weak }) => ({ word, alternatives: togetherFirst(alternatives), begun, weak }))
}

/** `exactly` is of several words of which one is left, as "no insurance": that one alone means another thing. */
type Run = { stems: readonly string[]; exactly?: string | undefined }

/** These change nothing of what a phrase means. */
const ofNobody = new Set(['a', 'an', 'the', 'my', 'our', 'your', 'their'])

/** What else stands for a run where it is said; of many, `at` is its place. */
type Saying = { run: Run; others: readonly Run[]; weight: number; at: number }
/** By the stem each begins with: of thousands of runs hardly one is said, and nobody looks through the others. */
type Sayings = ReadonlyMap<string, readonly Saying[]>

type Question = { said: readonly (Term & { stem: string | null })[]; /** Its words, also such as "no" and "without". */ asked: string }

const meaningIn = (text: string) => searchWords(text).filter((word) => !ofNobody.has(word))

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `

const sayingsOf = new WeakMap<StemsOf, WeakMap<readonly unknown[], Promise<Sayings>>>()

/** Once for each list and each database, whose stems may differ from another's. */
function onceForList(list: readonly unknown[], stemsOf: StemsOf, make: () => Promise<Omit<Saying, 'at'>[]>): Promise<Sayings> {
  const ofLists = sayingsOf.get(stemsOf) ?? new WeakMap<readonly unknown[], Promise<Sayings>>()
  sayingsOf.set(stemsOf, ofLists)
  const known = ofLists.get(list)
  if (known) return known
  const made = make().then((all) =>
    Map.groupBy(
      all.map((each, at) => ({ ...each, at })),
      ({ run }) => run.stems[0],
    ),
  )
  ofLists.set(list, made)
  made.catch(() => ofLists.delete(list))
  return made
}

/** Any of a group stands for any other of it. */
const stemGroups = (groups: readonly string[], weight: number, stemsOf: StemsOf) =>
  onceForList(groups, stemsOf, async () => {
    const phrasesOf = await stemPhrases(groups, stemsOf)
    return groups.map(phrasesOf).flatMap((group) => group.map((run) => ({ run, others: group, weight })))
  })

/** What else people call it stands for the word of the site, and the word for what else it is called, though less. */
const stemSynonyms = (synonyms: readonly Synonym[], stemsOf: StemsOf) =>
  onceForList(synonyms, stemsOf, async () => {
    const phrasesOf = await stemPhrases(
      synonyms.flatMap(({ word, also }) => [word, also]),
      stemsOf,
    )
    // The word of the site is a name, and goes by what is left of it.
    return synonyms.flatMap(({ word, also }) =>
      phrasesOf(word.replaceAll(',', ' ')).flatMap(({ stems }) => {
        const [run, others] = [{ stems }, phrasesOf(also)]
        return [
          ...others.map((other) => ({ run: other, others: [run], weight: other.stems.length > 1 ? 0.95 : 0.85 })),
          { run, others, weight: 0.6 },
        ]
      }),
    )
  })

/** The stems of each phrase of a text with commas. All words are asked for at once: one question each would keep everybody else waiting. */
async function stemPhrases(texts: readonly string[], stemsOf: StemsOf): Promise<(text: string) => Run[]> {
  const words = [...new Set(texts.flatMap(searchWords))]
  const stems = await stemsOf(words)
  const stemOf = new Map(words.map((word, index) => [word, stems[index]]))
  return (text) =>
    text.split(',').flatMap((phrase) => {
      const all = meaningIn(phrase)
      const left = all.flatMap((word) => stemOf.get(word) ?? [])
      return left.length > 0 ? [{ stems: left, exactly: left.length === 1 && all.length > 1 ? spaced(all) : undefined }] : []
    })
}

/** What stands for any run that is said, in the order of the list. */
function addSaid(question: Question, sayings: Sayings): void {
  const stems = new Set(question.said.map(({ stem }) => stem ?? ''))
  const begun = [...stems].flatMap((stem) => sayings.get(stem) ?? [])
  for (const saying of begun.toSorted((a, b) => a.at - b.at)) addWhereSaid(question, saying)
}

function addWhereSaid({ said, asked }: Question, { run, others, weight }: Saying): void {
  const { stems, exactly } = run
  if (exactly && !asked.includes(exactly)) return
  for (const index of said.keys())
    if (stems.every((stem, offset) => said[index + offset]?.stem === stem))
      for (const term of said.slice(index, index + stems.length)) term.alternatives.push(...alternativesOf(run, others, weight))
}

/** What its small words made of one cannot be looked for. */
const alternativesOf = (run: Run, others: readonly Run[], weight: number): Alternative[] =>
  others.flatMap((other) => (other === run || other.exactly ? [] : [{ stems: other.stems, weight, together: run.stems.length > 1 }]))

/** A "food truck" is one thing: what stands for a truck counts half beside what stands for both. */
function togetherFirst(alternatives: readonly Alternative[]): Alternative[] {
  if (!alternatives.some(({ together }) => together)) return [...alternatives]
  return alternatives.map((each) => (each.together || each.weight === 1 ? each : { ...each, weight: 0.5 * each.weight }))
}

/** A word that only says what is to be done, or of what, counts so much by itself. */
const ofItsOwn = 0.6

/** What somebody wants done, in the words a page has for it. */
async function addIntents({ said, asked }: Question, stemsOf: StemsOf): Promise<void> {
  for (const { said: slots, about, unless, means } of await stemIntents(stemsOf)) {
    if (unless.some((phrase) => asked.includes(phrase))) continue
    const terms = slots.map((slot) => said.filter(({ stem }) => stem !== null && slot.has(stem)))
    if (terms.some((each) => each.length === 0)) continue
    const beside = said.filter(({ stem }) => stem !== null && about.has(stem))
    for (const term of new Set([...terms.flat(), ...beside])) {
      term.alternatives = term.alternatives.map((each) => ({ ...each, weight: Math.min(each.weight, ofItsOwn) }))
      term.alternatives.push({ stems: means, weight: 0.95, together: true })
    }
  }
}

type StemmedIntent = { said: ReadonlySet<string>[]; about: ReadonlySet<string>; unless: readonly string[]; means: readonly string[] }
const stemmedIntents = new WeakMap<StemsOf, Promise<StemmedIntent[]>>()

/** Once for each who tells stems. */
function stemIntents(stemsOf: StemsOf): Promise<StemmedIntent[]> {
  const known = stemmedIntents.get(stemsOf)
  if (known) return known
  const made = stemPhrases(
    intents.flatMap(({ said, about = '', means }) => [...said, about, means]),
    stemsOf,
  ).then((phrasesOf) => {
    const stemsIn = (text: string) => phrasesOf(text)[0]?.stems ?? []
    return intents.map(({ said, about = '', unless, means }) => ({
      said: said.map((slot) => new Set(stemsIn(slot))),
      about: new Set(stemsIn(about)),
      unless: unless?.split(',').map((phrase) => spaced(searchWords(phrase))) ?? [],
      means: stemsIn(means),
    }))
  })
  stemmedIntents.set(stemsOf, made)
  made.catch(() => stemmedIntents.delete(stemsOf))
  return made
}
