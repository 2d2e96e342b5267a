import { sql, type SQL } from 'drizzle-orm'
import type { Synonym } from '../../nouns/search/default-synonyms.ts'
import { intents } from '../../nouns/search/intents.ts'
import { irregularWords } from '../../nouns/search/irregular-words.ts'
import { questionWords } from '../../nouns/search/signs-of-question.ts'
import { wordsOfTasks } from '../../nouns/search/straight-answers.ts'
import { kindsOfThings } from '../../nouns/search/kinds-of-things.ts'
import { thesaurus } from '../../nouns/search/thesaurus.ts'
import { weakWords } from '../../nouns/search/weak-words.ts'
import { slipCost } from '../../nouns/slip-cost.ts'
import { slipsBetween } from '../../nouns/slips.ts'
import { soundOf } from '../../nouns/sound-of.ts'
import { areSaidTogether, fitsBeside, isWritten } from './as-people-write.ts'
import { bucketOf, ofTenant, searchWords } from '../articles/found-by.ts'
import type { ReadingRoom } from '../articles/reading-room.ts'
import { newestBuckets } from '../articles/search-articles.ts'
import type { Db } from '../db/database.ts'
import { liveArticles } from '../db/tables/articles.ts'
import { searchDocs } from '../db/tables/search.ts'
import { byIndex } from '../db/by-index.ts'
import { wordsLike } from '../content/learn-words.ts'
import { howPeopleAsk } from './learnt-files.ts'
import { onceForEach } from './once-for-each.ts'
import { listed, ofDocuments, open } from './own-words.ts'

const mostWeighed = 16
/** Of two slips: what is less likely is another word, as "disability" is where "visibility" was asked for. */
const mostCost = 2.3
/** Letters that changed places, or one that is there twice. */
const likeliest = 0.75
/** As likely as a letter that is left out. */
const blankLeftOut = 1
/** Shorter words are said in too many others. */
const leastOfHalf = 3
/** Longer ones nobody types together. */
const mostOfTwo = 24
/** Halves that people write by themselves, and not as the beginnings of other words. */
const leastWritten = 5
/** Halves that may be shorter, since they are said before or behind everything. */
const smallHalves = new Set('a i my to of in on at is do me we it up by or an no am im'.split(' '))
/** What people say beside the words that stand there is so much likelier meant, for each side. */
const ofBeside = 0.6
/** Who writes what they hear makes two slips as easily as one: it costs so much of what they would. */
const asHeard = 0.7
const [leastHeard, slipsHeard] = [4, 2]
/** A word of so few letters is corrected only into what is said beside the words there. */
const fewLetters = 3
/** How words go on: "renting" may be meant where our pages say "rent". */
const endings = ['ing', 'ed', 'er', 'ers', 's', 'es', 'ly']

/** Of what is said more often than this nobody asks how often. */
const mostCounted = 40
/** How many buckets of the newest articles a word is looked for in before it is looked for in all: it says so much there if nearly all say it. */
const bucketsFirst = 2

/** Of more words nobody means others; each that is corrected has others that are alike, and each of those is counted. */
const mostCorrected = 4

/** For whom, and among what: a word that only other things say finds none of these. What agents say is `spoken`, in no index. */
export type CorrectedFor = {
  tenant: string
  signedIn: boolean
  synonyms: readonly Synonym[]
  among: 'site' | 'documents'
  spoken?: ReadonlySet<string>
}

/** A word that may have been meant; `known` where it is said of a task, or is what else a thing is called. */
type Near = { word: string; cost: number; known: boolean }
/** `stem` is null of words such as "the". */
type Said = { times: number; stem: string | null }

/** What a word that finds nothing was meant to be: the nearest that finds something, for who asks; of those as near, what is said most. */
export function createCorrectWords({ db, room }: { db: Db; room: Pick<ReadingRoom, 'newestOf' | 'stemsOf'> }) {
  const { stemsOf, newestOf } = room

  /** What was asked, with words that nobody knows in the spelling of some that somebody does. */
  async function correct(asked: string, doubtful: readonly string[], who: CorrectedFor): Promise<string> {
    const unknown = (await unknownOf(doubtful, who)).slice(0, mostCorrected)
    const near = await nearestOfAll(unknown, who)
    const all = questionWords(asked)
    const fits = (word: string, other: string) =>
      who.among === 'site' && all.includes(word) ? fitsBeside(all, all.indexOf(word), other) : 0
    const halves = new Map(
      unknown.flatMap((word) => (near.get(word)?.some(({ cost }) => cost < blankLeftOut) ? [] : [[word, halvesOf(word)]])),
    )
    const words = [...new Set([...[...near.values()].flatMap((each) => each.map(({ word }) => word)), ...[...halves.values()].flat(2)])]
    if (words.length === 0) return asked
    const [counts, stems] = [await countOf(words, who), await stemsOf(words)]
    const said = new Map(words.map((word, index) => [word, { times: counts[index], stem: stems[index] }]))
    const meant = new Map(
      unknown.flatMap((word) =>
        likeliestOf(
          [...(near.get(word) ?? []), ...apart(halves.get(word) ?? [], said)].map((each) => ({ ...each, fits: fits(word, each.word) })),
          said,
          word.length > fewLetters ? 0 : 1,
        ).flatMap((best) => (best === word ? [] : [[word, best] as const])),
      ),
    )
    if (meant.size === 0) return asked
    return searchWords(asked)
      .map((word) => meant.get(word) ?? word)
      .join(' ')
  }

  /** Of each word those it may have been meant to be, the likeliest first. What is like any of them is one question. */
  async function nearestOfAll(
    unknown: readonly string[],
    { tenant, synonyms, among, spoken = new Set() }: CorrectedFor,
  ): Promise<Map<string, Near[]>> {
    const words = unknown.filter((word) => mostSlips(word) > 0)
    if (words.length === 0) return new Map()
    const like = await wordsLike(db, tenant, [...words, ...words.flatMap((word) => rootsOf(word).map(({ root }) => root))])
    // Papers are found by what they say, not by what else it is called.
    const known = among === 'documents' ? new Set<string>() : knownBeside(synonyms)
    const all = [...new Set([...like, ...known, ...spoken])]
    return new Map(words.map((word) => [word, nearestOf(word, all, (each) => known.has(each) || spoken.has(each))]))
  }

  /** How many things say each word, as far as who asks may know of them; those of a common one are not all counted. */
  async function countOf(words: readonly string[], { tenant, signedIn, among }: CorrectedFor): Promise<number[]> {
    const stems = await stemsOf(words)
    const newest = among === 'site' && newestBuckets(bucketOf(await newestOf(tenant)), bucketsFirst)
    const ofWhom = among === 'documents' ? [ofDocuments, ...(signedIn ? [] : [open])] : signedIn ? [] : [open, listed]
    const within = [ofTenant(tenant), ...ofWhom].map((each) => `'${each}'`).join(' & ')
    const wishes = stems.map((stem) => ({
      things: stem && `${within} & '${stem}'`,
      articles: stem && among === 'site' ? `'${ofTenant(tenant)}' & '${stem}'` : null,
      newest: stem && newest ? `'${ofTenant(tenant)}' & ${newest} & '${stem}'` : null,
    }))
    // One question of all: each of its own would be planned by itself, which takes longer than to answer it.
    const { rows } = (await byIndex(
      db,
      sql`select array(
        select ${countIn(searchDocs, sql`asked.things`)}
          + coalesce(${countIn(liveArticles, sql`asked.newest`, sql`having count(*) = ${sql.raw(String(mostCounted))}`)}, ${countIn(liveArticles, sql`asked.articles`)})
        from rows from (jsonb_to_recordset(${JSON.stringify(wishes)}::jsonb) as (things text, articles text, newest text))
          with ordinality as asked (things, articles, newest, place)
        order by place)::int[] as counts`,
    )) as unknown as { rows: { counts: number[] }[] }
    return rows[0].counts
  }

  /** Those that nothing says. */
  async function unknownOf(words: readonly string[], who: CorrectedFor): Promise<string[]> {
    const times = await countOf(words, who)
    return words.filter((_word, index) => times[index] === 0)
  }

  return { correct }
}

/** Nothing says a word there is no wish for. */
const countIn = (table: typeof searchDocs | typeof liveArticles, wish: SQL, having = sql``) =>
  sql`(select count(*) from (select 1 from ${table} where found_by @@ ${wish}::tsquery limit ${sql.raw(String(mostCounted))}) as few ${having})`

const mostSlips = ({ length }: string) => (length < fewLetters ? 0 : length < 7 ? 1 : 2)

/** What is left of a word without an ending it may have. */
const rootsOf = (word: string) =>
  endings.flatMap((ending) => {
    const root = word.slice(0, -ending.length)
    return word.endsWith(ending) && root.length >= 4 ? [{ ending, root }] : []
  })

/** What people say by itself, whether our pages do or not; words of a phrase mean another thing alone. */
const wordsOfTrade = () =>
  [
    ...[...thesaurus, ...irregularWords]
      .flatMap((line) => line.split(',').map((phrase) => searchWords(phrase)))
      .filter((words) => words.length === 1),
    ...intents.flatMap(({ said }) => said.map(searchWords)),
    [...weakWords],
    howPeopleAsk().words,
    ...Object.values(kindsOfThings).map(searchWords),
  ]
    .flat()
    .filter(({ length }) => length > 3)

/** Where a blank may have been left out: "foodtruck". */
function halvesOf(word: string): [string, string][] {
  if (word.length > mostOfTwo) return []
  return Array.from({ length: Math.max(0, word.length - 1) }, (_each, index): [string, string] => {
    const [one, other] = [word.slice(0, index + 1), word.slice(index + 1)]
    // "farmandranch" is two words, too.
    return [one, other.replace(/^and(?=.{3})/, '')]
  }).filter((both) => both.every((half) => half.length >= leastOfHalf || smallHalves.has(half)))
}

/** Those whose halves are both said, and neither only around things. */
function apart(halves: readonly [string, string][], said: Map<string, Said>): Near[] {
  return halves.flatMap((both) => {
    const each = both.map((half) => said.get(half))
    // What people say side by side may be small words, and words that nothing of ours says.
    const areWritten = both.every(isWritten)
    const areSaid = areWritten && (areSaidTogether(both[0], both[1]) || both.every(({ length }) => length >= leastWritten))
    if (!areSaid && (each.some((half) => !half || half.times === 0 || half.stem === null) || both.every((half) => weakWords.has(half))))
      return []
    const word = both.join(' ')
    said.set(word, { times: Math.max(areSaid ? 1 : 0, Math.min(...each.map((half) => half?.times ?? 0))), stem: word })
    return [{ word, cost: areSaid ? likeliest : blankLeftOut, known: false }]
  })
}

const knownBeside = onceForEach(
  (synonyms: readonly Synonym[]) =>
    new Set([...wordsOfTasks, ...wordsOfTrade(), ...synonyms.flatMap(({ word, also }) => searchWords(`${word} ${also}`))]),
)

function nearestOf(word: string, all: readonly string[], isKnown: (word: string) => boolean): Near[] {
  // The same word with the ending that was typed, where only others of its forms are said.
  const forms = rootsOf(word).flatMap(({ ending, root }) =>
    all.filter((each) => slipsBetween(root, each, 1) <= 1).map((each) => `${each}${ending}`),
  )
  const most = mostSlips(word)
  const sound = soundOf(word)
  const isHeard = (each: string) => word.length >= leastHeard && each.length >= leastHeard && soundOf(each) === sound
  return [...new Set([...all, ...forms])]
    .flatMap((each): Near[] => {
      const slips = each.length > 2 ? slipsBetween(word, each, slipsHeard) : Infinity
      if (slips > Math.max(most, slipsHeard)) return []
      const heard = isHeard(each)
      return slips <= most || heard ? [{ word: each, cost: slipCost(word, each) * (heard ? asHeard : 1), known: isKnown(each) }] : []
    })
    .filter(({ cost }) => cost <= mostCost)
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, mostWeighed)
}

/** The likeliest of those that something says, if any is. */
function likeliestOf(near: readonly (Near & { fits: number })[], said: ReadonlyMap<string, Said>, leastFits: number): string[] {
  return near
    .map((each) => {
      const { times = 0, stem = null } = said.get(each.word) ?? {}
      // What is said around things was meant where letters changed places, and hardly else: a "ford" is no "for".
      return { ...each, times: stem === null ? 1 : times + (each.known ? 2 : 0), isAround: stem === null || weakWords.has(each.word) }
    })
    .filter((each) => each.times > 0 && each.fits >= leastFits && (!each.isAround || each.cost <= likeliest || each.fits > 1))
    .map((each) => ({ ...each, worth: each.cost - 0.12 * Math.log(1 + each.times) - ofBeside * each.fits }))
    .toSorted((a, b) => a.worth - b.worth)
    .slice(0, 1)
    .map(({ word }) => word)
}
