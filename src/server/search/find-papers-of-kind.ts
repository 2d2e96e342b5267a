import { sql } from 'drizzle-orm'
import { foldText } from '../../nouns/fold-text.ts'
import { documentPages } from '../../nouns/hub/documents.ts'
import { kindsOfPapers, saysHasPaper, waysToHave } from '../../nouns/search/kinds-of-papers.ts'
import { pageKeywords } from '../../nouns/search/page-keywords.ts'
import { begunInTitle, inTitle, ofTenant, searchWords } from '../articles/found-by.ts'
import type { StemsOf } from '../articles/word-stems.ts'
import { byIndex } from '../db/by-index.ts'
import type { Db } from '../db/database.ts'
import { searchDocs } from '../db/tables/search.ts'
import { pdfFileName } from '../../fields/pdf.ts'
import { analyse } from './analyse-thing.ts'
import { listed, ofDocuments, ofHidden, open } from './own-words.ts'
import type { Term } from './read-query.ts'
import { saysTerm, scoreOf, usualScore } from './score-thing.ts'

/** More than these nobody looks through: those that say most of it. */
const mostLookedAt = 60
/** A paper of the kind that was asked for, which says all of what it is to be about, counts so much beside what says every word; with less said it is another. */
const [ofKind, leastSaid] = [2.2, 0.5]
/** What it says only inside it is about so much. */
const ofInside = 0.7

type Asked = { tenant: string; asked: string; terms: readonly Term[]; telling: readonly number[]; signedIn: boolean }
type Row = { title: string; about: string; address: string; inside: boolean[] }

/** Papers by their kind, in any word for it, and what they are about: "handout for renters". They need not say every word, as others must. */
export function createFindPapersOfKind({ db, stemsOf }: { db: Db; stemsOf: StemsOf }) {
  return async function findPapersOfKind({ tenant, asked, terms, telling, signedIn }: Asked) {
    const kind = kindIn(foldText(asked), terms)
    if (!kind) return []
    const subject = terms.flatMap((term, at) => (term.weak || kind.said.has(term.word) || waysToHave.has(term.word) ? [] : [at]))
    // What nothing can say tells nothing apart.
    const wishes = subject.flatMap((at) => (terms[at].alternatives.length > 0 ? [{ at, ...wishesOf(terms[at]), tells: telling[at] }] : []))
    if (wishes.length === 0) return []
    const who = signedIn ? [] : [open, listed]
    const within = [ofTenant(tenant), ofDocuments, ...who].map((each) => `'${each}'`).join(' & ')
    const about = `${within} & (${wishes.map(({ anywhere }) => anywhere).join(' | ')})`
    const called = (await stemsOf(kind.words)).flatMap((stem) => (stem === null ? [] : [`'${stem}'`])).join(' | ')
    const says = ({ anywhere, byItself, tells }: (typeof wishes)[number]) =>
      sql`${tells}::real * ((found_by @@ ${anywhere}::tsquery)::int + (found_by @@ ${byItself}::tsquery)::int)`
    const anywhere = (wish: (typeof wishes)[number]) => sql`found_by @@ ${wish.anywhere}::tsquery`
    const { rows } = (await byIndex(
      db,
      sql`select title, about, address, inside from (
          select distinct on (address) title, about, address, inside, said, page, section, id from (
            select title, about, address, page, section, id, array[${sql.join(wishes.map(anywhere), sql`, `)}] as inside,
              ${sql.join(wishes.map(says), sql` + `)} as said from ${searchDocs}
            where found_by @@ ${about}::tsquery
              and (page = any(${`{${kind.pages.join(',')}}`}::text[]) or found_by @@ ${called}::tsquery)
              and (${signedIn} or page not in (select page from ${searchDocs} where found_by @@ ${`'${ofTenant(tenant)}' & '${ofHidden}'`}::tsquery))
          ) as of_kind
          order by address, said desc, page, section, id
        ) as papers
        order by said desc, page, section, id limit ${mostLookedAt}`,
    )) as unknown as { rows: Row[] }
    const analysed = await analyse(
      rows.map(({ title, about, address }) => ({ title, about: `${about} ${pdfFileName(address)}` })),
      stemsOf,
    )
    const [ofAll, tells] = [usualScore(telling), (at: number) => telling[at]]
    const wishAt = new Map(wishes.map(({ at }, index) => [at, index]))
    return rows.flatMap(({ title, about, address, inside }, index) => {
      const says = terms.map((term) => saysTerm({ analysed: analysed[index], title: 1 }, term))
      const saidAt = (at: number) => (says[at] > 0 ? 1 : inside[wishAt.get(at) ?? -1] ? ofInside : 0)
      const said = sumOf(subject.map((at) => saidAt(at) * tells(at))) / sumOf(subject.map(tells))
      // One word in passing tells too little: "may I use your logo and pictures" asks for neither sheet that speaks of a picture.
      if (said < leastSaid || (subject.length === 1 && says[subject[0]] === 0)) return []
      return [
        {
          kind: 'document' as const,
          title,
          href: address,
          text: about,
          score: ofKind * ofAll * said ** 3 + scoreOf(terms, telling, says).score,
        },
      ]
    })
  }
}

/** Who says a term anywhere, be it inside the paper, and who by what stands outside: in the title, or nearly so beside it. */
function wishesOf({ alternatives }: Term) {
  const wishOf = (as: (stem: string) => string) =>
    `(${[...new Set(alternatives.map(({ stems }) => `(${stems.map(as).join(' & ')})`))].join(' | ')})`
  return {
    anywhere: wishOf((stem) => `'${stem}'`),
    byItself: wishOf((stem) => `('${inTitle(stem)}' | '${begunInTitle(stem)}')`),
  }
}

type Kind = { words: readonly string[]; beside: ReadonlyMap<string, RegExp>; pages: readonly string[] }

/** Each kind by all its words, with the pages that go by them. */
const kinds: readonly Kind[] = kindsOfPapers.map(({ words: certain, beside: doubtful = {} }) => {
  const words = [...searchWords(certain), ...Object.keys(doubtful)]
  const pages = Object.entries(documentPages).flatMap(([page, { on }]) => {
    const names = searchWords(pageKeywords[on] ?? '').map(asOne)
    return words.some((word) => names.includes(word)) ? [page] : []
  })
  return { words, beside: new Map(Object.entries(doubtful)), pages }
})

/** The kind that was asked for first, and the words that say so. */
function kindIn(asked: string, terms: readonly Term[]): (Kind & { said: ReadonlySet<string> }) | undefined {
  if (saysHasPaper.test(asked)) return undefined
  for (const { word } of terms)
    for (const kind of kinds) {
      const one = asOne(word)
      const beside = kind.beside.has(one) ? asked.match(kind.beside.get(one) ?? '') : []
      if (!kind.words.includes(one) || beside === null) continue
      const named = terms.flatMap((term) => (kind.words.includes(asOne(term.word)) ? [term.word] : []))
      return { ...kind, said: new Set([...named, ...beside.flatMap(searchWords)]) }
    }
  return undefined
}

/** "letters" are a kind as "letter" is; "minutes" are no minute, and "notes" no note. */
function asOne(word: string): string {
  return word === 'minutes' || word === 'notes' ? word : word.replace(/s$/, '')
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0)
