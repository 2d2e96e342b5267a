import type { Warn } from '../http/warn.ts'
import type { Agent } from '../../nouns/agents/agent.ts'
import type { AgentsForPages } from '../../pages/site/site-agents.ts'
import type { OnAgents } from '../agents/agent-kind.ts'
import { createAgents } from '../agents/create-agents.ts'
import { serveAgentCards } from '../api/agents/card.ts'
import { answerSearchAgents } from '../api/agents/search.ts'
import type { ContentVersion } from '../content/content-version.ts'
import { presentStored } from '../content/present-stored.ts'
import type { Db, Say } from '../db/database.ts'
import type { OriginOf } from '../http/site-origin.ts'
import type { Places } from '../places/create-places.ts'
import type { Tenants } from '../tenants.ts'
import type { Noun } from './noun.ts'

type Needs = {
  db: Db
  versions: ContentVersion
  now: () => Date
  warn: Warn
  tenants: Tenants
  originOf: OriginOf
  say?: Say
  places: Places
  onAgents?: OnAgents
  /** Each tenant's directory begins with these. */
  demo?: { agents: readonly Agent[] } | undefined
}

/** The directory of agents; `stores` keep them as items, `sources` list their pages, `listView` is the whole of it as a section. */
export async function createAgentsNoun(needs: Needs) {
  const { tenants, originOf, warn, demo } = needs
  const { agents, guide, guideForPages, directoryOf, listFitting, towns, sources, listView, seedDemo, refresh } = createAgents(needs)
  if (demo) await Promise.all(tenants.list.map(({ client }) => seedDemo(client, demo.agents)))
  for (const { client } of tenants.list)
    void refresh(client).catch((error: unknown) => warn({ err: error }, 'the search of agents is not refreshed'))

  const noun: Noun<AgentsForPages> = {
    calls: [answerSearchAgents({ guide })],
    routes: (app) => serveAgentCards(app, { guide, tenants, originOf }),
    forPages: ({ tenant, mayEdit, visitor }) => ({
      searchAgents: (query) => guideForPages.searchAgents(tenant, query, visitor),
      knowsPlace: (words) => needs.places.findNamed(tenant, words) !== undefined,
      townAgents: async (slug) => (await towns.agentsOf(tenant, slug)) ?? null,
      townOf: (at) => towns.townOf(tenant, at)?.slug ?? null,
      async findAgent(emailOrId) {
        const found = await guide.findAgent(tenant, emailOrId)
        return found && 'shown' in found ? { agent: found.shown, stored: presentStored(found.stored, mayEdit) } : found
      },
    }),
  }
  return { ...noun, store: agents, stores: [agents], listView, sources, guide, directoryOf, listFitting, towns }
}
