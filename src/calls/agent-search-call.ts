import { z } from 'zod'
import * as at from './addresses.ts'
import { defineCall } from './call.ts'
import { agentsPerPage } from './page-sizes.ts'

const words = z.string().max(200).default('')
const degrees = z.string().max(30).default('')

/** A search as an address bar has it: every value is text, an absent one means no such wish. */
export const agentQuery = z.object({
  q: words.describe('Part of a name or an address, without regard to case and accents'),
  near: words.describe('A town, county or ZIP code of a served state'),
  lat: degrees.describe('With lng: the point to be near, in degrees; counts before `near`'),
  lng: degrees,
  page: z.string().max(6).default('1').describe(`${agentsPerPage} agents a page, from 1`),
  open: z
    .string()
    .max(60)
    .default('')
    .describe('1: only offices that are open now; "sat", "late", "sat-early" or "tue-until1730": only those that are open then'),
  language: z.string().max(60).default(''),
  line: z.string().max(20).default('').describe('auto, home, farm, business, life or annuities'),
  client: z.string().min(1).max(100).optional(),
})

export type AgentQuery = z.input<typeof agentQuery>

const point = { lat: z.number(), lng: z.number() }

/** An agent as visitors see one. */
const shownAgent = z.object({
  id: z.number().int(),
  title: z.string(),
  email: z.string(),
  phone: z.string(),
  mobile: z.string(),
  address: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  place: z.object(point).nullable().describe('Where the office is; the middle of its town while nobody has placed it'),
  map: z.string(),
  website2: z.string(),
  aboutMe: z.string(),
  image: z.string(),
  table: z.array(z.object({ column1: z.string(), column2: z.string() })),
  languages: z.array(z.string()),
  lines: z.array(z.string()).describe('Lines of business in words, in the language of the tenant: Auto, Farm & Ranch'),
  opening: z.object({ open: z.boolean(), words: z.string() }).nullable().describe('At `asOf`; null when the hours say no times'),
  agentSearchAddress: z.string(),
})

const agentResults = z.object({
  agents: z.array(shownAgent.extend({ miles: z.number().nullable().describe('From the point asked for; null without one') })),
  total: z.number().int().describe('How many match; at most 1000'),
  more: z.boolean().describe('True when there are more than `total`'),
  page: z.number().int(),
  pages: z.number().int(),
  near: z.object({ name: z.string(), ...point }).nullable(),
  unknownPlace: z.string().nullable().describe('What `near` said, when nobody knows where that is; the agents are then sorted by name'),
  didYouMean: z
    .object({ q: z.array(z.string()), near: z.array(z.string()) })
    .describe('What probably was meant by a `q` that finds nobody and by a `near` that nobody knows; each of them finds something'),
  languages: z.array(z.string()).describe('Every language an agent speaks, for the filter'),
  asOf: z.string(),
})

export type ShownAgent = z.output<typeof shownAgent>
export type AgentResults = z.output<typeof agentResults>
export type AgentHit = AgentResults['agents'][number]

export const searchAgents = defineCall({
  ...at.searchAgents,
  who: 'anyone',
  summary: 'Agents by name or address, near a point, open now, by language and line of business',
  body: agentQuery,
  answer: agentResults.extend({ status: z.literal(true) }),
})
