import type { FastifyInstance } from 'fastify'
import type { AnsweredCall } from '../api/answer.ts'
import type { MapSource } from '../crawlers/map-part.ts'
import type { SignedIn } from '../identity/sessions.ts'
import type { ItemStore } from '../items/item-store.ts'
import type { Job } from '../jobs/job.ts'
import type { TenantSettings } from '../tenants.ts'

/** One thing the business does, as it registers itself: of it the rest of the server knows this and no more. */
export interface Noun<Offered extends object = object> {
  /** Contracts with their handlers. */
  calls?: readonly AnsweredCall[]
  /** What it serves that is no call: files, feeds, the page of a sign-in popup. */
  routes?(app: FastifyInstance): void | Promise<void>
  /** What the page of one visit may ask of it; its shape is declared in src/pages/site/. */
  forPages(visit: Visit): Offered
  /** Its work that runs later. */
  jobs?: readonly Job[]
  close?(): Promise<void>
}

/** What a noun whose things are many of a kind says beside: as what they are edited, and which pages show them. */
export interface KeepsThings {
  stores: readonly ItemStore[]
  sources: readonly MapSource[]
}

/** One page, asked for by one person. */
export interface Visit {
  tenant: TenantSettings
  person: SignedIn | undefined
  /** What the session is called; its id is told to nobody. */
  session?: string | undefined
  /** True for an admin of this tenant, whose page carries what the editor needs. */
  mayEdit: boolean
  /** The address as asked for, without the query. */
  path: string
  origin: string
  /** The network address of who asks, for limits that are counted by it. */
  visitor: string
  /** True where the browser asks that what it tells is not sold or shared (Global Privacy Control). */
  privacySignal: boolean
  /**
   * Of a form that an editor posted: resolves when there is room for what their page carries to be edited. What the form asks for was done
   * before, since it may have to wait for others, such as a payment company. Throws `busy` (503).
   */
  room?: (() => Promise<void>) | undefined
  /** True where what is done may be counted: by a person who is no member of staff and did not ask to be left alone. */
  mayCount: boolean
}
