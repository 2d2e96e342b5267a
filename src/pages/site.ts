import { createContext } from 'react-router'
import type { AgentQuery, AgentResults, ShownAgent } from '../calls/agent-search-call.ts'
import type { AnySection, ContentOf } from '../content/section.ts'
import type { GoogleMapSetting } from '../ui/map/google-map-context.ts'
import type { Tenant } from '../ui/tenant.ts'

/** Who is signed in, as pages show it. */
export interface Person {
  name: string
  username: string
  role: 'signedIn' | 'agent' | 'admin'
}

/** One section as a page shows it. `revision` is 0 while nothing is stored and the default is shown. */
export interface StoredSection {
  content: object
  revision: number
  savedAt: string | null
  savedBy: string | null
}

/** An agent as visitors see one, and as the editor needs it; `movedTo` is the e-mail that counts instead of an old one. */
export type FoundAgent = { agent: ShownAgent; stored: StoredSection } | { movedTo: string }

/** Files of the build that pages name: built apart from the pages, so the server tells where they are. */
export interface Assets {
  enhance: string
  /** The map and the search of agents, for the pages that show one. */
  agents: string
  /** The same where the map is Google's. */
  agentsOnGoogle: string
  signIn: string
  /** The script of the page a sign-in popup answers through. */
  redirectBridge: string
  /** The editor's script; only ever given to those who may edit. */
  editor: string
}

/** The script that makes the map of agents alive, and what it is told where the map is Google's. */
export interface MapOfAgents {
  script: string
  google?: GoogleMapSetting
}

/** What every page knows of the visit it is shown to. */
export interface VisitForPages {
  tenant: Tenant
  person: Person | null
  /** True only for an admin of this tenant: the page then carries what the editor needs. */
  mayEdit: boolean
  assets: Assets
  /** The address as asked for, without the query. */
  path: string
  origin: string
  /** When it is shown, by the server's clock. */
  now: Date
}

export interface ContentForPages {
  /** Everything a page of docs/spec/sections.json holds, stored or default, by section key. */
  sections(of: readonly AnySection[]): Promise<Record<string, StoredSection>>
  /** True while the tenant's Client Connect is under maintenance. */
  maintenance(): Promise<boolean>
}

export interface AgentsForPages {
  /** A search as the address bar says it; what cannot be understood is as if it were not there. */
  searchAgents(query: AgentQuery): Promise<AgentResults>
  /** By e-mail or number; null when there is none. */
  findAgent(emailOrId: string): Promise<FoundAgent | null>
}

export interface MapForPages {
  /** For a page whose route says that it shows a map; Google's only where there is something to show on it. */
  map(shown: boolean): MapOfAgents
}

/** Everything a page may ask of the server: each noun offers its part (src/server/nouns), pages only know these shapes. */
export interface Site extends VisitForPages, ContentForPages, AgentsForPages, MapForPages {}

export const siteContext = createContext<Site>()

export type { AnySection, ContentOf }
