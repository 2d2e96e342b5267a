import { mayBeCalled } from '../../nouns/agents/short-names.ts'
import { foldText } from '../../nouns/fold-text.ts'
import { wordsOfTasks } from '../../nouns/search/straight-answers.ts'
import { closestTo } from '../../nouns/slips.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { AgentWish } from '../agents/find-agent-ids.ts'
import type { AgentSearch } from '../agents/agent-search.ts'
import type { Places } from '../places/create-places.ts'
import type { TenantSettings } from '../tenants.ts'
import { fitsName, nearlyFitsName } from './fits-name.ts'
import type { AskedOfAgents } from './read-asked-of-agents.ts'
import { isSaid, isSaidSo } from './what-is-meant.ts'

type Guide = Pick<AgentGuide, 'listNames'>
type Agent = Awaited<ReturnType<AgentSearch>>['agents'][number]

/** A name and a town have no more words; each that may be of a name is a question to the directory. */
const mostWords = 4
/** Of the names that one word may stand for, so many are asked for. */
const mostStoodFor = 8

/** "Bill in Brush" is to be paid. */
const ofTasks = new Set(wordsOfTasks)

export type FindByHalfName = ReturnType<typeof createFindByHalfName>

type Needs = { guide: Guide; listFitting: AgentSearch; places: Pick<Places, 'findNamed' | 'suggest'> }
type Said = Pick<AskedOfAgents, 'rest' | 'place' | 'saidAgent'>
type FoundCalled = { agents: readonly Agent[]; total: number; meant: string | undefined; words: string[] }

/** Who is called by the first name or the last alone, perhaps with the town: "Teresa in Limon". */
export function createFindByHalfName({ guide, listFitting, places }: Needs) {
  /**
   * Only where nothing else is said, and one of the words is what nobody asks with but for a name, or the name of who is in the town that is
   * said. `isUnknown` words may be mistyped, where a word beside them is not.
   */
  return async function findByHalfName(
    tenant: TenantSettings,
    said: Said,
    isUnknown: (word: string) => boolean,
  ): Promise<FoundCalled | undefined> {
    const { rest: words, place } = said
    if (words.length === 0 || words.length > mostWords) return undefined
    const names = await guide.listNames(tenant)
    const rest = joined(words.map(withoutOwn(names)), names)
    if (!place && !rest.some((word) => names.has(word) || isUnknown(word))) return undefined
    return (
      (await findCalled(tenant, { ...said, rest }, names, isUnknown)) ??
      (await findNearlyCalled(tenant, { ...said, rest }, names, isUnknown)) ??
      findForShort(tenant, { ...said, rest }, names, isUnknown)
    )
  }

  async function findCalled(
    tenant: TenantSettings,
    { rest, place, saidAgent }: Said,
    names: ReadonlySet<string>,
    isUnknown: (word: string) => boolean,
  ): Promise<FoundCalled | undefined> {
    const near = nearTo(tenant, place)
    const spelled = rest.map((word) => (names.has(word) || !isUnknown(word) ? word : (closestTo(word, names)[0] ?? word)))
    if (!spelled.every((word) => names.has(word))) return undefined
    const isMistyped = spelled.some((word, at) => word !== rest[at])
    for (const name of spelled.filter((each) => !isSaidSo(each) || ((place || saidAgent) && !ofTasks.has(each)))) {
      const others = spelled.filter((each) => each !== name)
      const calledSo = (town?: string) =>
        listFitting(tenant, { q: '', called: { name, others, town }, near, open: false, language: '', line: '', page: 1 })
      const there = place && (await calledSo(foldText(place.name)))
      // What is mistyped, or said of other things, may be anything if it is not who is there.
      if (there?.total === 0 && (isMistyped || isSaidSo(name))) continue
      const { agents, total } = there && there.total > 0 ? there : await calledSo()
      if (total === 0) continue
      const meant = isMistyped
        ? [...spelled.map((each) => asWritten(each, agents[0])), ...(place ? [place.name] : [])].join(' ')
        : undefined
      return { agents, total, meant, words: [...rest, ...(place?.words.split(' ') ?? [])] }
    }
    return undefined
  }

  /** Beside a name that is right, or of who is in the town that was said, another may be begun, short, or nearly right: "Karl Ost", "Gabe in Boulder". */
  async function findNearlyCalled(
    tenant: TenantSettings,
    { rest, place }: Said,
    names: ReadonlySet<string>,
    isUnknown: (word: string) => boolean,
  ): Promise<FoundCalled | undefined> {
    const right = rest.find((word) => names.has(word) && !isSaidSo(word))
    // "June B" is somebody, if there is one.
    const name = right ?? (rest.length === 2 && rest[1].length === 1 && names.has(rest[0]) ? rest[0] : undefined)
    if (!place && name === undefined) return undefined
    const some = { near: nearTo(tenant, place), open: false, language: '', line: '', page: 1 }
    const town = place && foldText(place.name)
    const agentsOf = async (called: AgentWish['called'], q = '') => (await listFitting(tenant, { ...some, q, called })).agents
    const others = rest.filter((word) => word !== name)
    // What is said of other things begins no name by itself.
    if (name === undefined && others.some((word) => (isSaid(word) && !isUnknown(word)) || ofTasks.has(word) || word.length < 2))
      return undefined
    const agents = await (name === undefined ? agentsOf(undefined, town) : agentsOf({ name, others: [], town }))
    // Those are the first of many, and who is meant may be none of them.
    const more = await Promise.all(
      stoodForBy(others, names).map((each) => agentsOf({ name: each, others: name === undefined ? [] : [name], town })),
    )
    const all = [...new Map([...agents, ...more.flat()].map((each) => [each.id, each])).values()]
    const thoseWho = (fits: (word: string, name: string) => boolean) =>
      all.filter(
        ({ title, city }) =>
          (town === undefined || foldText(city) === town) &&
          others.every((word) =>
            foldText(title)
              .split(' ')
              .some((each) => each !== name && (word.length === 1 ? each.startsWith(word) : fits(word, each))),
          ),
      )
    const fitting = thoseWho(fitsName)
    const nearly =
      fitting.length > 0 ? [] : thoseWho((word, each) => fitsName(word, each) || (isUnknown(word) && nearlyFitsName(word, each)))
    // Of a first and a last name one may be quite wrong.
    const isOneWrong = right !== undefined && others.length === 1 && others.every(isUnknown)
    const found = [fitting, nearly, isOneWrong ? agents : []].find(({ length }) => length > 0)
    if (!found) return undefined
    return { agents: found, total: found.length, meant: undefined, words: [...rest, ...(place?.words.split(' ') ?? [])] }
  }

  /** What one is called for short, beside a last name that is mistyped: "Gabe Truijllo". */
  async function findForShort(
    tenant: TenantSettings,
    { rest, place }: Said,
    names: ReadonlySet<string>,
    isUnknown: (word: string) => boolean,
  ): Promise<FoundCalled | undefined> {
    const [short, last] = rest
    if (place || rest.length !== 2 || names.has(short) || !isUnknown(last)) return undefined
    const firstNames = [...names].filter((name) => mayBeCalled(short, name)).slice(0, mostStoodFor)
    const some = { q: '', near: undefined, open: false, language: '', line: '', page: 1 }
    const found = await Promise.all(
      firstNames.map((name) => listFitting(tenant, { ...some, called: { name, others: [], town: undefined } })),
    )
    const agents = found.flatMap((each) => each.agents).filter(({ title }) => namesOf(title).some((name) => nearlyFitsName(last, name)))
    return agents.length > 0 ? { agents, total: agents.length, meant: undefined, words: [...rest] } : undefined
  }

  function nearTo(tenant: TenantSettings, place: Said['place']) {
    return place && (places.findNamed(tenant, place.words) ?? places.suggest(tenant, place.words)[0])
  }
}

/** Names that are there of which one of the words is the beginning, or what one is called for short, these first. */
function stoodForBy(words: readonly string[], names: ReadonlySet<string>): string[] {
  const word = words.find(({ length }) => length > 1)
  if (word === undefined) return []
  const fitting = [...names].filter((name) => fitsName(word, name)).toSorted()
  return [...fitting.filter((name) => mayBeCalled(word, name)), ...fitting.filter((name) => !mayBeCalled(word, name))].slice(
    0,
    mostStoodFor,
  )
}

const namesOf = (title: string) => foldText(title).split(' ')

type Named = Pick<Agent, 'title' | 'city'>

const asWritten = (word: string, { title, city }: Named) => `${title} ${city}`.split(/\s+/).find((each) => foldText(each) === word) ?? word

/** "Owen's hours", and "lindqvists office" as many type it. */
export const withoutOwn = (names: ReadonlySet<string>) => (word: string) => {
  const one = word.replace(/'s?$|s$/, '')
  return word.includes("'") ? one : !names.has(word) && names.has(one) ? one : word
}

/** A name with a blank inside, or two without one between: "black feather", "priyanair". */
function joined(words: readonly string[], names: ReadonlySet<string>): string[] {
  const [whole] = words
  const end =
    words.length > 1 || names.has(whole)
      ? -1
      : [...whole].findIndex((_letter, index) => names.has(whole.slice(0, index)) && names.has(whole.slice(index)))
  if (end > 0) return [whole.slice(0, end), whole.slice(end)]
  const at = words.findIndex((word, index) => index > 0 && names.has(words[index - 1] + word))
  return at < 0 ? [...words] : words.toSpliced(at - 1, 2, words[at - 1] + words[at])
}
