import { createContext } from 'react-router'
import type { AgentQuery, AgentResults, ShownAgent } from '../calls/agent-search-call.ts'
import type { Place } from '../calls/place-calls.ts'
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

/** Everything a page may ask of the server. The server implements it; pages only know this shape. */
export interface Site {
  tenant: Tenant
  person: Person | null
  /** True only for an admin of this tenant: the page then carries what the editor needs. */
  mayEdit: boolean
  assets: Assets
  /** The address as asked for, without the query. */
  path: string
  origin: string
  /** Everything that stands on a page of `sections.json`, stored or default, by section key. */
  sections(of: readonly AnySection[]): Promise<Record<string, StoredSection>>
  /** True while the tenant's Client Connect is under maintenance. */
  maintenance(): Promise<boolean>
  /** A search as the address bar says it; what cannot be understood is as if it were not there. The page is rendered anew each time. */
  searchAgents(query: AgentQuery): Promise<AgentResults>
  /** By e-mail or number; null when there is none. */
  findAgent(emailOrId: string): Promise<FoundAgent | null>
  /** For a page with a map. Where `shown` and Google's, asking opens the security policy of this answer for it. */
  map(shown: boolean): MapOfAgents
  /** Towns, counties and ZIP codes that begin so, 8 at most. */
  places(prefix: string): Promise<Place[]>
}

export const siteContext = createContext<Site>()

export type { AnySection, ContentOf }
