import { setTimeout as pause } from 'node:timers/promises'
import { callServer } from '../../src/calls/call-server.ts'
import { getContentItem, getDeletedItems, getItemHistory, getPageContentItemList } from '../../src/calls/item-calls.ts'
import type { AnswerOf, BodyOf, Call } from '../../src/calls/call.ts'
import { getPageContentList, getSectionHistory } from '../../src/calls/content-calls.ts'
import { articleOfKey } from '../../src/nouns/articles/article-keys.ts'
import { agentKey, agentOfKey } from '../../src/nouns/agents/agent-keys.ts'
import { agent } from '../../src/nouns/agents/agent.ts'
import type { AnyRecord } from '../../src/fields/define-record.ts'
import type { SavedContent, SavedRecord } from '../../src/editor/saving/save-state.ts'

export const client = 'windbreak'

/** What every call about agents says first. */
export const agents = { key: 'agentList', client }

/** What every call about articles says first. */
export const articles = { key: 'article', client }

/** Which item is meant, where it is one: an agent that has a number, or an article. */
export function itemOf({ key }: { key: string }): { key: string; client: string; id: number } | undefined {
  const [agent, article] = [agentOfKey(key), articleOfKey(key)]
  if (typeof agent === 'number') return { ...agents, id: agent }
  return typeof article === 'number' ? { ...articles, id: article } : undefined
}

/** A section, an agent or an article, under the key it goes by in the editor. */
export type EditedRecord = SavedRecord & { key: string; page: string; section: string }

type Needs = { origin: string; cookie(writer: number): string; signIn(writer: number): Promise<void> }

/** What people read of the site while they edit; a server that is away is waited for, an expired session renewed. */
export function createReading({ origin, cookie, signIn }: Needs) {
  async function patiently<C extends Call>(writer: number, call: C, body: BodyOf<C>): Promise<AnswerOf<C> | undefined> {
    for (;;) {
      const reply = await callServer(call, body, { origin, headers: { cookie: cookie(writer) } }).catch(() => undefined)
      if (reply?.status === 401) await signIn(writer)
      else if (reply?.status === 200) return reply.body as AnswerOf<C>
      else if (reply?.status === 404) return undefined
      await pause(30)
    }
  }

  /** What is always there. */
  async function surely<C extends Call>(writer: number, call: C, body: BodyOf<C>): Promise<AnswerOf<C>> {
    const answer = await patiently(writer, call, body)
    if (!answer) throw new Error(`${call.path} knows nothing of ${JSON.stringify(body)}`)
    return answer
  }

  return {
    /** What a page that is loaded now shows of a section, or the directory of an agent; undefined when the agent is gone. */
    async load(section: EditedRecord, writer: number): Promise<SavedContent | undefined> {
      if (agentOfKey(section.key) === 'new') return first(section)
      const asked = itemOf(section)
      if (asked) {
        const item = await patiently(writer, getContentItem, asked)
        return item && shown(section, item.result)
      }
      for (;;) {
        const { result } = await surely(writer, getPageContentList, { pageName: section.page, client })
        const told = result[section.section]
        if (told) return shown(section, told)
        // A page for the signed-in tells whose session has ended nothing at all.
        await signIn(writer)
      }
    },
    /** The fifty newest versions of a section, or of the agent of that number, newest first, as its history shows them. */
    async loadHistory(section: EditedRecord, writer: number, id?: number): Promise<SavedContent[]> {
      const asked = id === undefined ? itemOf(section) : { ...agents, id }
      const { result } = asked
        ? await surely(writer, getItemHistory, asked)
        : await surely(writer, getSectionHistory, { pageName: section.page, section: section.section, client })
      return result.length > 0 ? result.map((each) => shown(section, each)) : [first(section)]
    },
    /** Whoever has the e-mail now. */
    async findAgent(writer: number, email: string): Promise<SavedContent | undefined> {
      const item = await patiently(writer, getContentItem, { ...agents, id: email })
      return item && shown(agent, item.result)
    },
    /** The numbers of all agents, those that have been there longest first. */
    async listAgents(writer: number): Promise<number[]> {
      const { result } = await surely(writer, getPageContentItemList, agents)
      return result.map((each) => (each as { id: number }).id).toSorted((a, b) => a - b)
    },
    listDeleted: async (writer: number) => (await surely(writer, getDeletedItems, agents)).result,
  }
}

/** An agent as the campaign edits it, as if it were a section. */
export const sectionOf = (id: number | 'new'): EditedRecord => ({
  ...agent,
  key: agentKey(id),
  page: '',
  section: '',
  saved: 'Content Saved',
})

/** What is shown while nothing was ever saved. */
export const first = (section: EditedRecord): SavedContent => ({ content: section.fallback, revision: 0, savedAt: null, savedBy: null })

type Told = { value: unknown; revision: number; ids?: Record<string, string[]>; savedAt?: string | null; savedBy?: string | null }

function shown(section: AnyRecord, { value, ids, revision, savedAt = null, savedBy = null }: Told): SavedContent {
  return { content: section.fromWire(value, ids).content, revision, savedAt, savedBy }
}
