import { irregularWords } from '../../nouns/search/irregular-words.ts'
import { kindsOfThings } from '../../nouns/search/kinds-of-things.ts'
import { questionWords, rootsIn } from '../../nouns/search/signs-of-question.ts'
import { wordsOfTasks } from '../../nouns/search/straight-answers.ts'
import { weakWords } from '../../nouns/search/weak-words.ts'
import { howPeopleAsk } from './learnt-files.ts'

/** Said of nothing: who stands on both sides of them stands side by side. */
const saysNothing = new Set(['a', 'an', 'the'])

type Written = { words: ReadonlySet<string>; byRoot: ReadonlyMap<string, readonly string[]> }
let written: Written | undefined

/** Words as people write them, and those of each root. */
function asWritten(): Written {
  if (written) return written
  const words = new Set([
    ...howPeopleAsk().words,
    ...Object.values(kindsOfThings).flatMap(questionWords),
    ...irregularWords.flatMap(questionWords),
    ...wordsOfTasks,
    ...weakWords,
  ])
  return (written = { words, byRoot: Map.groupBy(words, (word) => rootsIn(word)[0] ?? '') })
}

/** Whether people write just this word. */
export const isWritten = (word: string): boolean => asWritten().words.has(word)

/** Whether it is that, or another form of one: "agents" of an agent, and no "agentt". */
export function isSpelled(word: string): boolean {
  if (isWritten(word)) return true
  const [root] = rootsIn(word)
  return (
    root !== undefined &&
    (asWritten()
      .byRoot.get(root)
      ?.some((each) => areForms(word, each)) ??
      false)
  )
}

/** Whether people say these two side by side. */
export function areSaidTogether(one: string | undefined, other: string | undefined): boolean {
  const roots = rootsIn(`${one ?? ''} ${other ?? ''}`)
  return one !== undefined && other !== undefined && roots.length === 2 && howPeopleAsk().knows(roots.join(' '))
}

/** With how many of the words beside it people say this one, in the place of another: none to two. */
export function fitsBeside(words: readonly string[], at: number, word: string): number {
  const [before, after] = [words.slice(0, at).findLast(isNoArticle), words.slice(at + 1).find(isNoArticle)]
  return Number(areSaidTogether(before, word)) + Number(areSaidTogether(word, after))
}

const isNoArticle = (word: string) => !saysNothing.has(word)

/** What words end with that are forms of one; a consonant may be there twice before it. */
const ending = /^(.?)(|s|es|d|ed|ing|er|ers|r|rs|or|ors|y|ies|ied|ly|e|n|en)$/

function areForms(one: string, other: string): boolean {
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  const ends = [one.slice(same), other.slice(same)]
  // "File" is another word than "fil", and "filing" a form of it.
  if (ends.includes('') && ends.includes('e')) return false
  return ends.every((end) => {
    const [, doubled = '', left] = ending.exec(end) ?? []
    return left !== undefined && (doubled === '' || (doubled === one[same - 1] && left !== ''))
  })
}
