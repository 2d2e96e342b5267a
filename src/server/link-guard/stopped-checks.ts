import { z } from 'zod'
import type { KnownWork } from '../jobs/known-work.ts'

const ofSection = z.object({ tenant: z.string(), section: z.string() })
const ofArticle = z.object({ tenant: z.string(), article: z.number().int() })
const ofAgent = z.object({ tenant: z.string(), agent: z.number().int() })
const ofTenant = z.object({ tenant: z.string() })

// Links are read when they are looked at: those that are gone by then have none, and those that are there are as well looked at later.

export const sectionCheck: KnownWork<z.output<typeof ofSection>> = {
  kind: 'check the links of a section',
  payload: ofSection,
  givenUp: 'forgotten',
  stand: async (_db, payloads) => payloads.map(({ tenant, section }) => ({ tenant, about: section })),
}

export const articleCheck: KnownWork<z.output<typeof ofArticle>> = {
  kind: 'check the links of an article',
  payload: ofArticle,
  givenUp: 'forgotten',
  stand: async (_db, payloads) => payloads.map(({ tenant, article }) => ({ tenant, about: String(article) })),
}

export const agentCheck: KnownWork<z.output<typeof ofAgent>> = {
  kind: 'check the links of an agent',
  payload: ofAgent,
  givenUp: 'forgotten',
  stand: async (_db, payloads) => payloads.map(({ tenant, agent }) => ({ tenant, about: String(agent) })),
}

export const tenantCheck: KnownWork<z.output<typeof ofTenant>> = {
  kind: 'check the links of a tenant',
  payload: ofTenant,
  givenUp: 'forgotten',
  stand: async (_db, payloads) => payloads.map(({ tenant }) => ({ tenant, about: '' })),
}
