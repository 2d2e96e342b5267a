import { irregularWords } from '../../nouns/search/irregular-words.ts'
import { phrasalVerbs } from '../../nouns/search/phrasal-verbs.ts'
import { thesaurus } from '../../nouns/search/thesaurus.ts'
import type { Synonym } from '../../nouns/search/default-synonyms.ts'
import { weakWords } from '../../nouns/search/weak-words.ts'
import { searchWords } from '../articles/found-by.ts'
import type { StemsOf } from '../articles/word-stems.ts'

/** More words than these say nothing more. */
const mostWords = 12

/** One way a term may be said: all of these stems; `weight` is 1 for the very word. */
export interface Alternative {
  stems: readonly string[]
  weight: number
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
    weak: weakWords.has(word),
  }))
  // "road side" is "roadside".
  for (const [index, stem] of joinedStems.entries())
    if (stem !== null && all[index].stem !== null && all[index + 1].stem !== null)
      for (const term of [all[index], all[index + 1]]) term.alternatives.push({ stems: [stem], weight: 0.9 })
  await addPhrasal(asked, all, stemsOf)
  const said = all.filter(({ stem }) => stem !== null)
  if (said.length === 0) return all.slice(-1).map((term) => ({ ...term, begun: true }))
  addSynonyms(said, await stemSynonyms(synonyms, stemsOf))
  addAlike(said, await stemGroups(irregularWords, stemsOf), 0.95)
  addAlike(said, await stemGroups(thesaurus, stemsOf), 0.6)
  return said.map(({ word, alternatives, begun, weak }) => ({ word, alternatives, begun, weak }))
}

type Stemmed = { word: string[]; also: string[][] }

const stemmed = new WeakMap<readonly Synonym[], Promise<Stemmed[]>>()

const stemmedGroups = new WeakMap<readonly string[], Promise<string[][][]>>()

/** Once for each list. */
function stemGroups(groups: readonly string[], stemsOf: StemsOf): Promise<string[][][]> {
  const known = stemmedGroups.get(groups)
  if (known) return known
  const made = stemPhrases(groups, stemsOf).then((phrasesOf) => groups.map(phrasesOf))
  stemmedGroups.set(groups, made)
  made.catch(() => stemmedGroups.delete(groups))
  return made
}

/** Once for each list. */
function stemSynonyms(synonyms: readonly Synonym[], stemsOf: StemsOf): Promise<Stemmed[]> {
  const known = stemmed.get(synonyms)
  if (known) return known
  const texts = synonyms.flatMap(({ word, also }) => [word, also])
  const made = stemPhrases(texts, stemsOf).then((phrasesOf) =>
    synonyms.map(({ word, also }) => ({ word: phrasesOf(word).flat(), also: phrasesOf(also) })),
  )
  stemmed.set(synonyms, made)
  made.catch(() => stemmed.delete(synonyms))
  return made
}

/** The stems of each phrase of a text with commas. All words are asked for at once: one question each would keep everybody else waiting. */
async function stemPhrases(texts: readonly string[], stemsOf: StemsOf): Promise<(text: string) => string[][]> {
  const words = [...new Set(texts.flatMap(searchWords))]
  const stems = await stemsOf(words)
  const stemOf = new Map(words.map((word, index) => [word, stems[index]]))
  return (text) =>
    text.split(',').flatMap((phrase) => {
      const run = searchWords(phrase).flatMap((word) => stemOf.get(word) ?? [])
      return run.length > 0 ? [run] : []
    })
}

/** What else people call it stands for the word of the site, and the word for what else it is called, though less. */
function addSynonyms(said: readonly (Term & { stem: string | null })[], synonyms: readonly Stemmed[]): void {
  for (const { word, also } of synonyms) {
    if (word.length === 0) continue
    for (const run of also)
      for (const at of placesOf(said, run))
        for (const term of said.slice(at, at + run.length)) term.alternatives.push({ stems: word, weight: run.length > 1 ? 0.95 : 0.85 })
    for (const at of placesOf(said, word))
      for (const term of said.slice(at, at + word.length)) for (const run of also) term.alternatives.push({ stems: run, weight: 0.6 })
  }
}

/** "Went up" is an increase: the small word is gone by now, so it is looked for in what was asked. */
async function addPhrasal(asked: string, all: readonly Term[], stemsOf: StemsOf): Promise<void> {
  const words = ` ${searchWords(asked).join(' ')} `
  for (const { said, means } of phrasalVerbs)
    for (const phrase of said.split(', ')) {
      if (!words.includes(` ${phrase} `)) continue
      const term = all.find(({ word }) => word === phrase.split(' ')[0])
      const [stem] = await stemsOf([means])
      // The verb by itself says little then.
      if (term && stem) term.alternatives = [{ stems: [stem], weight: 1 }, ...term.alternatives.map((each) => ({ ...each, weight: 0.5 }))]
    }
}

/** Any of a group stands for any other of it. */
function addAlike(said: readonly (Term & { stem: string | null })[], groups: readonly (readonly string[][])[], weight: number): void {
  for (const group of groups) {
    for (const run of group) {
      const at = placesOf(said, run)
      if (at.length === 0) continue
      const others = group.filter((other) => other !== run)
      for (const place of at)
        for (const term of said.slice(place, place + run.length)) term.alternatives.push(...others.map((stems) => ({ stems, weight })))
    }
  }
}

function placesOf(said: readonly { stem: string | null }[], run: readonly string[]): number[] {
  return said.flatMap((_each, index) => (run.every((stem, offset) => said[index + offset]?.stem === stem) ? [index] : []))
}
