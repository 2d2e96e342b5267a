import {
  readSearched,
  shownOfEach,
  shownOfOne,
  type Found,
  type FoundGroup,
  type FoundThing,
  type SearchKind,
} from '../../nouns/search/found.ts'
import type { Synonym } from '../../nouns/search/default-synonyms.ts'
import { slipsBetween } from '../../nouns/slips.ts'
import { fromSpanish } from '../../nouns/search/spanish-words.ts'
import { isLikeAccount, pastTheDoors, straightTo, type StraightAnswer } from '../../nouns/search/straight-answers.ts'
import { withoutSigningIn } from '../../nouns/search/without-signing-in.ts'
import { maskAccountNumber } from '../../nouns/payments/account-number.ts'
import { address, agentAddress, quoteAddress } from '../../routes.ts'
import { wordsIn } from '../../words/languages.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { AgentSearch } from '../agents/agent-search.ts'
import type { Listed, SmallDirectory } from '../agents/small-directory.ts'
import type { TownGuide } from '../agents/town-guide.ts'
import { searchWords } from '../articles/found-by.ts'
import type { ReadingRoom } from '../articles/reading-room.ts'
import type { Db } from '../db/database.ts'
import type { Places } from '../places/create-places.ts'
import type { TenantSettings } from '../tenants.ts'
import { isSpelled } from './as-people-write.ts'
import { createCorrectWords } from './correct-words.ts'
import { excerptOf } from './excerpt-of.ts'
import { createFindAgentsSaying, type SayingAgent } from './find-agents-saying.ts'
import { createFindArticles } from './find-articles.ts'
import { createFindByHalfName } from './find-by-half-name.ts'
import { createFindByStreet } from './find-by-street.ts'
import { createFindFitting } from './find-fitting.ts'
import { createFindPapersMeant, type PaperMeant } from './find-papers-meant.ts'
import { createFindPapersOfKind } from './find-papers-of-kind.ts'
import { createFindPapersSaying, type PaperSaying } from './find-papers-saying.ts'
import { createFindPeople } from './find-people.ts'
import { officeLine, type FoundPeople } from './found-people.ts'
import { createFindSomebodySaying } from './find-somebody-saying.ts'
import { createFindThings } from './find-things.ts'
import { createFindWholeNames } from './find-whole-names.ts'
import { createFindWhoIsThere } from './find-who-is-there.ts'
import { joinBroken } from './join-broken.ts'
import { analyse } from './analyse-thing.ts'
import { asksForSomebody } from './read-who-is-there.ts'
import { onceForEach } from './once-for-each.ts'
import { rankPages } from './rank-pages.ts'
import { rankPapers } from './rank-papers.ts'
import { readQuery, type Term } from './read-query.ts'
import { meaningCounts, saidByNoPage, saysNearly, saysTerm, scoreOf, usualScore } from './score-thing.ts'
import { howPeopleAsk } from './learnt-files.ts'
import { amongWhatIsThere, isSaid, meansNothing, whatIsMeant, type Meaning } from './what-is-meant.ts'
import { createWeighWhoFits } from './weigh-who-fits.ts'
import { createWordsOfAgents, isSpoken } from './words-of-agents.ts'
import { asksForDetail } from './most-in-passage.ts'
import { createDocumentSearch } from './search-documents.ts'
import { isDoor } from './searched-pages.ts'

export type SearchAsked = { tenant: TenantSettings; asked: string; kind?: SearchKind | undefined; signedIn: boolean }
export type Search = ReturnType<typeof createSearch>

type Needs = {
  db: Db
  guide: AgentGuide
  listFitting: AgentSearch
  directoryOf: SmallDirectory
  places: Pick<Places, 'suggest' | 'findNamed' | 'findAlike' | 'townsOf'>
  towns: Pick<TownGuide, 'townOf'>
  room: Pick<ReadingRoom, 'newestOf' | 'search' | 'stemsOf'>
  /** What staff say people call things. */
  synonymsOf(tenant: string): Promise<readonly Synonym[]>
}

/** A thing that was found, before its words are marked. */
type Scored = { kind: SearchKind; title: string; href: string; text: string; score: number; article?: number; likely?: number }

/** What is shown of what was found, of one kind alone or of all with what else may have been meant. */
type Presented = {
  scored: readonly Scored[]
  others: readonly Scored[]
  terms: readonly Term[]
  kind: SearchKind | undefined
  totals: Partial<Record<SearchKind, number>>
}

/** So much less whatever else is meant counts beside papers of the kind that was asked for: a page that is about the same is no "checklist". */
const besidePapers = 0.5

/** What says less of what was asked than this is left out, where there is enough else. */
const leastCovered = 0.5

/** The whole site, for whoever asks. */
export function createSearch({ db, guide, listFitting, directoryOf, places, towns, room, synonymsOf }: Needs) {
  // Read as the site opens, so that no question waits for it.
  howPeopleAsk()
  const { stemsOf } = room
  const findThings = createFindThings({ db, stemsOf })
  const { findArticles, findCalled, readTexts } = createFindArticles({ db, stemsOf, room })
  const findAgentsSaying = createFindAgentsSaying({ directoryOf, stemsOf })
  const wordsOfAgents = createWordsOfAgents({ directoryOf })
  const weighWhoFits = createWeighWhoFits({ directoryOf, findAgentsSaying, stemsOf })
  const findFitting = createFindFitting({ listFitting, places, weighWhoFits })
  const findPeople = createFindPeople({
    guide,
    places,
    towns,
    findFitting,
    findWholeNames: createFindWholeNames({ guide }),
    findByHalfName: createFindByHalfName({ guide, listFitting, places }),
    findByStreet: createFindByStreet({ guide }),
    findSomebodySaying: createFindSomebodySaying({ weighWhoFits }),
    findWhoIsThere: createFindWhoIsThere({ guide, listFitting, findAgentsSaying, weighWhoFits, stemsOf }),
  })
  const { correct } = createCorrectWords({ db, room })
  const searchDocuments = createDocumentSearch({ db, stemsOf })
  const findPapersMeant = createFindPapersMeant({ db })
  const findPapersOfKind = createFindPapersOfKind({ db, stemsOf })
  const findPapersSaying = createFindPapersSaying({ db, stemsOf })

  return async function searchAll({ tenant, asked: typed, kind, signedIn }: SearchAsked): Promise<Found> {
    const asked = readSearched(typed)
    const words = wordsIn(tenant.language)
    const isPlace = (place: string) => places.findNamed(tenant, place) !== undefined
    const meant = withoutSigningIn(joinBroken(fromSpanish(asked, isPlace), isPlace))
    const forWhoAsks = (answer: StraightAnswer | null) => (answer && signedIn ? pastTheDoors(answer, words.straightAnswers) : answer)
    const straight = forWhoAsks(straightTo(meant, words.straightAnswers))
    // It may be an account: whoever sees the page, or reads what is counted, learns no more than its end.
    if (isLikeAccount(asked)) return { ...nothingFor(maskAccountNumber(asked.replace(/\D/g, ''))), straight, nothing: false }
    if (searchWords(meant).length === 0) return nothingFor(asked)

    const synonyms = await synonymsOf(tenant.client)
    let terms = await readQuery(meant, synonyms, stemsOf)
    let { candidates, called, papersMeant, meaning } = await lookUp(tenant.client, meant, terms, signedIn)
    const spoken = await wordsOfAgents(tenant.client)
    const unknown = terms.filter(
      (term) =>
        !isSpoken(spoken, term.word) &&
        !asksForSomebody([term.word]) &&
        !(isSaid(term.word) && isSpelled(term.word)) &&
        !candidates.some(({ analysed }) => saysTerm({ analysed, title: 1 }, term) > 0),
    )
    const known = new Set(terms.filter((term) => !unknown.includes(term)).map(({ word }) => word))
    // Whoever cannot sign in asks for no agent who signs.
    const isTask = meaning.door !== null || (straight !== null && straight.href !== address.findAnAgent)
    let people = await findPeople(tenant, meant, {
      slips: unknown.length > 0,
      others: known,
      unknown: new Set(unknown.map(({ word }) => word)),
      isTask,
    })
    let corrected: string | null = null
    let used = meant
    const doubtful = unknown.flatMap(({ word }) => (people.names.includes(word) || people.asking.includes(word) ? [] : [word]))
    if (doubtful.length > 0 && (!people.only || people.meant !== null)) {
      used = await correct(meant, doubtful, { tenant: tenant.client, signedIn, synonyms, among: 'site', spoken })
      // Words of the site that are as near as the name of an agent or a town are what was meant, but for a town where somebody is asked for; they may be a town themselves.
      const mostSlips = people.near && asksForSomebody(searchWords(meant)) ? people.slips - 1 : people.slips
      const isMeant = doubtful.every((word) => !searchWords(used).includes(word)) && slipsOf(meant, used) <= mostSlips
      if (used !== meant && people.names.length === 0 && (people.meant === null || isMeant)) {
        const all = new Set(searchWords(used))
        const left = new Set(doubtful.filter((word) => all.delete(word)))
        people = await findPeople(tenant, used, { slips: left.size > 0, others: all, unknown: left, isTask })
      }
      if (used !== meant && people.meant === null) {
        corrected = used
        terms = await readQuery(used, synonyms, stemsOf)
        ;({ candidates, called, papersMeant, meaning } = await lookUp(tenant.client, used, terms, signedIn))
      }
    }
    corrected ??= people.meant
    // Whoever named somebody or some town, and nothing else, asked for just that.
    if (people.only) [meaning, called, papersMeant] = [meansNothing, [], []]
    const { ranked, telling } = rankPages(candidates, terms, words.pageNames, meaning)
    const articles = await findArticles(tenant.client, terms, telling, meaning, called)
    const papers = await searchDocuments({ tenant: tenant.client, q: documentWords(terms), signedIn, listedOnly: !signedIn })
    const ofKind = people.only ? [] : await findPapersOfKind({ tenant: tenant.client, asked: used, terms, telling, signedIn })
    const papersOfKind = new Set(ofKind.map(({ href }) => href))
    const saying = rankPapers(papers.documents, await analyse(papers.documents, stemsOf), terms, telling).filter(
      ({ href }) => !papersOfKind.has(href),
    )
    // Of few words a passage must say all, which only a paper does that was found; or the paper says one that no page does.
    const mayDetail = !people.only && (asksForDetail(terms) || papers.documents.length > 0 || saidByNoPage(terms, telling).length > 0)
    const details = mayDetail ? await findPapersSaying({ tenant: tenant.client, terms, telling, signedIn }) : []
    // Where nothing says much of it, what says most is better than nothing, and what says hardly less may be better still; what may be meant
    // need say nothing.
    const least = Math.min(leastCovered, 0.8 * Math.max(0, ...[...ranked, ...articles.ranked].map(({ covered }) => covered)))
    const scored: Scored[] = [
      ...[...ranked, ...articles.ranked.map(({ id, ...article }) => ({ ...article, kind: 'article' as const, article: id }))]
        .filter(({ covered, likely }) => covered >= least || likely > 0)
        .map((each) => (ofKind.length > 0 ? { ...each, score: each.score - besidePapers * meaningCounts(telling, each.likely) } : each)),
      ...peopleOf(people, telling),
      ...(people.people.length > 0 ? [] : sayingOf(await findAgentsSaying(tenant.client, terms), terms, telling)),
      ...withMeant(withDetails([...ofKind, ...saying], details), papersMeant, meaning, telling),
    ].toSorted((a, b) => b.score - a.score)
    const totals: Partial<Record<SearchKind, number>> = { agent: people.total, article: articles.ranked.length > 0 ? articles.total : 0 }
    const others = kind ? [] : alsoMeant(scored)
    const { groups, also } = await present(tenant.client, { scored, others, terms, kind, totals })
    const near = people.near && {
      label: (people.near.inTown ? words.straightAnswers.agentsIn : words.straightAnswers.agentsNear)(people.near.place),
      href: people.near.href,
    }
    const { fitting } = people
    const those = fitting && {
      label: words.straightAnswers.agentsWho({
        line: fitting.line ? words.agents.lines[fitting.line] : '',
        place: fitting.place ?? '',
        language: fitting.language ?? '',
        open: fitting.hours ? words.agents.openThen(fitting.hours) : '',
      }),
      href: fitting.href,
    }
    const door = meaning.door && { label: words.straightAnswers[meaning.door], href: address[meaning.door] }
    /** What is asked of somebody, be it among other words: a quote is somebody's own. */
    const askedOf = ({ people: [{ title, email }], names, asking }: FoundPeople) => {
      const others = searchWords(meant).filter((word) => !names.includes(word) && !asking.includes(word))
      const task = names.length + asking.length > 0 ? forWhoAsks(straightTo(others.join(' '), words.straightAnswers)) : null
      if (task?.href === address.quote) return { label: `${task.label}: ${title}`, href: quoteAddress(email) }
      // One's own number, hours and office are on one's page.
      return task?.href === address.findAnAgent || task?.href === address.contact ? null : task
    }
    const elseOn = () => straight ?? near ?? forWhoAsks(straightTo(used, words.straightAnswers) ?? door)
    const straightOn = those ?? (people.one ? askedOf(people) : elseOn())
    return {
      asked,
      straight: straightOn,
      best: groups[0]?.things[0] ?? null,
      also,
      groups,
      corrected,
      nothing: groups.length === 0 && straightOn === null,
    }
  }

  /** What says any of the words or is likely meant, and what is meant among that. */
  async function lookUp(tenant: string, asked: string, terms: readonly Term[], signedIn: boolean) {
    const anywhere = whatIsMeant(asked)
    const found = await findThings(tenant, terms, anywhere)
    const candidates = signedIn ? found.filter(({ address: at }) => !isDoor(at)) : found
    const called = await findCalled(tenant, [...anywhere.articles.keys()])
    const papersMeant = await findPapersMeant({ tenant, addresses: [...anywhere.papers.keys()], signedIn })
    const there = {
      paths: new Set(candidates.map(({ address: at }) => at.split('#')[0])),
      slugs: new Set(called.map(({ slug }) => slug)),
      papers: new Set(papersMeant.map(({ address: at }) => at)),
    }
    return { candidates, called, papersMeant, meaning: amongWhatIsThere(anywhere, there) }
  }

  async function present(
    tenant: string,
    { scored, others, terms, kind: only, totals }: Presented,
  ): Promise<{ groups: FoundGroup[]; also: FoundThing[] }> {
    const kinds = [...new Set(scored.map((each) => each.kind))].filter((each) => only === undefined || each === only)
    const most = only ? shownOfOne : shownOfEach
    const shown = kinds.map((of) => ({ kind: of, all: scored.filter((each) => each.kind === of) }))
    const texts = await readTexts(
      tenant,
      [...others, ...shown.flatMap(({ all }) => all.slice(0, most))].flatMap(({ article }) => article ?? []),
    )
    const directory = kinds.includes('agent') ? await directoryOf(tenant) : undefined
    const thingOf = ({ kind, title, href, text, article }: Scored): FoundThing => {
      const excerpt = excerptOf(text, terms)
      const own = kind === 'agent' ? excerptOf((directory && ownWords(directory).get(href)) ?? '', terms) : []
      if (own.some(({ marked }) => marked)) return { kind, title, href, excerpt: [...excerpt, { text: ' · ', marked: false }, ...own] }
      const inside = article === undefined || excerpt.some(({ marked }) => marked) ? undefined : excerptOf(texts.get(article) ?? '', terms)
      return { kind, title, href, excerpt: inside?.some(({ marked }) => marked) ? inside : excerpt }
    }
    const groups = shown.map(({ kind, all }) => ({
      kind,
      things: all.slice(0, most).map(thingOf),
      total: Math.max(all.length, totals[kind] ?? 0),
    }))
    return { groups, also: others.map(thingOf) }
  }
}

/** What agents write of themselves, by their addresses: it says why one was found. */
const ownWords = onceForEach(
  (directory: readonly Listed[]): ReadonlyMap<string, string> =>
    new Map(directory.map(({ stored: { content } }) => [agentAddress(content.email), content.aboutMe])),
)

const nothingFor = (asked: string): Found => ({ asked, straight: null, best: null, also: [], groups: [], corrected: null, nothing: true })

/**
 * What else may have been meant, on other pages than the best of all: what says most of it beside that, and what is likeliest of the rest,
 * which need not say much.
 */
function alsoMeant([best, ...rest]: readonly Scored[]): Scored[] {
  const isOn = ({ href }: Scored, { href: other }: Scored) => href.split('#')[0] === other.split('#')[0]
  const second = rest.find((each) => !isOn(each, best))
  if (!second) return []
  const others = rest.filter((each) => !isOn(each, best) && !isOn(each, second))
  const third = others.reduce<Scored | undefined>((most, each) => ((each.likely ?? 0) > (most?.likely ?? 0) ? each : most), others[0])
  return third ? [second, third] : [second]
}

/** How many slips there are between all words of one and of the other. */
function slipsOf(one: string, other: string): number {
  const others = searchWords(other)
  return searchWords(one).reduce((sum, word, index) => sum + slipsBetween(word, others[index] ?? '', 3), 0)
}

/** Papers have every word that means something. */
function documentWords(terms: readonly Term[]): string {
  const strong = terms.filter(({ weak }) => !weak)
  return (strong.length > 0 ? strong : terms).map(({ word }) => word).join(' ')
}

/** Papers with what one passage of theirs counts for a detail, and those that say it and not every word. */
function withDetails(found: readonly Scored[], details: readonly PaperSaying[]): Scored[] {
  const known = new Set(found.map(({ href }) => href))
  const detailOf = new Map(details.map((each) => [each.href, each]))
  const others = details.flatMap(({ title, href, about }) =>
    known.has(href) ? [] : [{ kind: 'document' as const, title, href, text: about, score: 0 }],
  )
  return [...found, ...others].map((each) => {
    const { detail = 0, perhaps = false } = detailOf.get(each.href) ?? {}
    return { ...each, score: each.score + detail, likely: perhaps ? asLikely : 0 }
  })
}

/** What says all of a short question in one passage, or a word that no page says, is as likely meant. */
const asLikely = 0.25

/** Papers with how likely each is what was meant, and those that are meant but say none of it. */
function withMeant(found: readonly Scored[], meant: readonly PaperMeant[], { papers }: Meaning, telling: readonly number[]): Scored[] {
  const known = new Set(found.map(({ href }) => href))
  const others = meant.flatMap(({ title, about, address: href }): Scored[] =>
    known.has(href) ? [] : [{ kind: 'document' as const, title, href, text: about, score: 0 }],
  )
  return [...found, ...others].map((each) => {
    const likely = papers.get(each.href) ?? 0
    return { ...each, likely: Math.max(likely, each.likely ?? 0), score: each.score + meaningCounts(telling, likely) }
  })
}

/** Who writes of all that was asked is found by it, behind pages that say it; and whoever alone writes a word that no page says is perhaps meant. */
function sayingOf(agents: readonly SayingAgent[], terms: readonly Term[], telling: readonly number[]): Scored[] {
  const strong = terms.flatMap(({ weak }, at) => (weak ? [] : [at]))
  const alone = saidByNoPage(terms, telling).flatMap((at) => {
    const some = agents.filter(({ analysed }) => saysNearly({ ...analysed, title: [] }, terms[at]) >= surelySaid)
    return some.length <= fewAlone ? some : []
  })
  return agents.flatMap((agent) => {
    const { title, email, ...office } = agent.listed.stored.content
    const score = ofSaying * scoreOf(terms, telling, agent.says).score
    const saysAll = strong.length >= leastOfAgents && strong.every((at) => agent.says[at] > 0)
    const likely = alone.includes(agent) ? asLikely : 0
    return saysAll || likely > 0
      ? [{ kind: 'agent' as const, title, href: agentAddress(email), text: officeLine(office), score, likely }]
      : []
  })
}

/** What an agent writes counts so much beside a page; one word alone is said by many. */
const [ofSaying, leastOfAgents] = [0.6, 2]
/** A word is an agent's own where so few write it, and just it: a "storefront" is no workshop. */
const [fewAlone, surelySaid] = [2, 0.8]

/** A name that was typed is what was meant, as who is asked for in a town is; of a town alone others may have been. Who is perhaps asked for stands third. */
function peopleOf({ people, near, one, perhaps, asking, fits }: FoundPeople, telling: readonly number[]): Scored[] {
  if (fits !== null)
    return people.map((person, index) => ({ ...person, kind: 'agent', score: fits * usualScore(telling) - index * 0.01, likely: 1 }))
  if (perhaps) return people.map((person) => ({ ...person, kind: 'agent', score: 0, likely: 1 }))
  const isAskedFor = one || (near !== null && asking.length > 0)
  const score = (isAskedFor ? 4 : near ? 1.05 : 1.4) * usualScore(telling)
  return people.map((person, index) => ({ ...person, kind: 'agent', score: score - index * 0.01 }))
}
