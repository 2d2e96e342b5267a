import { foldText } from '../../nouns/fold-text.ts'
import { wordsOfTasks } from '../../nouns/search/straight-answers.ts'
import { closestTo } from '../../nouns/slips.ts'
import type { AgentGuide } from '../agents/agent-guide.ts'
import type { AgentSearch } from '../agents/agent-search.ts'
import type { Places } from '../places/create-places.ts'
import type { TenantSettings } from '../tenants.ts'
import type { AskedOfAgents } from './read-asked-of-agents.ts'
import { isSaid } from './what-is-meant.ts'

type Guide = Pick<AgentGuide, 'listNames'>
type Agent = Awaited<ReturnType<AgentSearch>>['agents'][number]

/** A name and a town have no more words; each that may be of a name is a question to the directory. */
const mostWords = 4

/** "Bill in Brush" is to be paid. */
const ofTasks = new Set(wordsOfTasks)

export type FindByHalfName = ReturnType<typeof createFindByHalfName>

type Needs = { guide: Guide; listFitting: AgentSearch; places: Pick<Places, 'findNamed' | 'suggest'> }

/** Who is called by the first name or the last alone, perhaps with the town: "Teresa in Limon". */
export function createFindByHalfName({ guide, listFitting, places }: Needs) {
  /**
   * Only where nothing else is said, and one of the words is what nobody asks with but for a name, or the name of who is in the town that is
   * said. `isUnknown` words may be mistyped, where a word beside them is not.
   */
  return async function findByHalfName(
    tenant: TenantSettings,
    { rest: words, place }: Pick<AskedOfAgents, 'rest' | 'place'>,
    isUnknown: (word: string) => boolean,
  ): Promise<{ agents: Agent[]; total: number; meant: string | undefined; words: string[] } | undefined> {
    const rest = words.map((word) => word.replace(/'s$/, ''))
    if (rest.length === 0 || rest.length > mostWords) return undefined
    const names = await guide.listNames(tenant)
    if (!place && !rest.some((word) => names.has(word))) return undefined
    const near = place && (places.findNamed(tenant, place.words) ?? places.suggest(tenant, place.words)[0])
    const spelled = rest.map((word) => (names.has(word) || !isUnknown(word) ? word : (closestTo(word, names)[0] ?? word)))
    if (!spelled.every((word) => names.has(word))) return undefined
    const isMistyped = spelled.some((word, at) => word !== rest[at])
    for (const name of spelled.filter((each) => !isSaid(each) || (place && !ofTasks.has(each)))) {
      const others = spelled.filter((each) => each !== name)
      const calledSo = (town?: string) =>
        listFitting(tenant, { q: '', called: { name, others, town }, near, open: false, language: '', line: '', page: 1 })
      const there = place && (await calledSo(foldText(place.name)))
      // What is mistyped, or said of other things, may be anything if it is not who is there.
      if (there?.total === 0 && (isMistyped || isSaid(name))) continue
      const { agents, total } = there && there.total > 0 ? there : await calledSo()
      if (total === 0) continue
      const meant = isMistyped
        ? [...spelled.map((each) => asWritten(each, agents[0])), ...(place ? [place.name] : [])].join(' ')
        : undefined
      return { agents, total, meant, words: [...words, ...(place?.words.split(' ') ?? [])] }
    }
    return undefined
  }
}

type Named = Pick<Agent, 'title' | 'city'>

const asWritten = (word: string, { title, city }: Named) => `${title} ${city}`.split(/\s+/).find((each) => foldText(each) === word) ?? word
