import type { ComponentType } from 'react'
import type { callServer, Reply } from '../../calls/call-server.ts'
import type { AnySection } from '../../content/section.ts'
import type { AnyContent } from '../../fields/define-record.ts'
import type { Desk } from '../desk/desk.ts'
import type { Edited } from '../desk/edited-things.ts'
import type { SavePorts } from '../saving/save-driver.ts'
import type { SavedRecord, StoredAnswer } from '../saving/save-state.ts'

/** What the editor edits are things of some kind. A kind answers here for itself; nothing else asks which one it is. */
export interface Kind {
  /** The thing that goes by this key; undefined where the key belongs to another kind. */
  find(key: string, caller: Caller): Thing | undefined
  /** All of them together, where they have a pencil of their own; null for things that are only edited one by one. */
  list: ThingList | null
  /** Opens one that the page did not bring. */
  fetchAndOpen?(desk: Desk, key: string): Promise<void>
  /** Panels of its own, fetched with the rest of the panel's code; null shows the inputs as they are declared. */
  loadPanels: (() => Promise<Panels>) | null
  /** False on pages where none of them is ever opened, which then need not fetch them. */
  opensHere?(): boolean
}

/** The tenant, and how its server is called; a test campaign brings a `call` of its own. */
export type Caller = { client: string; call?: typeof callServer }

export type ThingList = {
  /** The key of its pencil on the page. */
  key: string
  /** The name of its pencil and its panel. */
  editor: string
  /** The page it is on. */
  address: string
}

export type Panels = {
  Form: ComponentType<{ desk: Desk; edited: Edited }>
  List: ComponentType<{ desk: Desk }>
}

/** One thing that can be edited: what it is made of, what it is called, and its ways to the server and back. */
export interface Thing {
  kind: Kind
  record: SavedRecord
  /** Its key on the page and among drafts; a new thing gets another one when it is first saved. */
  key(): string
  /** The name of its pencil and its panel. */
  editor: string
  /** Other pencils of it, each for some of its fields. */
  parts: AnySection['parts']
  /** Its fields that say an address, where its `lat` and `lng` are put on a map. */
  spot: readonly string[]
  /** The page it is on, in words; undefined for what is on every page. */
  page: string | undefined
  /** Where it is opened. */
  address: string | undefined
  /** Where it is, or who: the line under the panel's title. */
  locationWords(content: AnyContent): string
  /** What visitors see before anybody has saved it; null for what does not exist before. */
  original: AnyContent | null
  send: SavePorts['send']
  /** As it is stored now; undefined when it is gone. Rejects without a connection. */
  fetchStored(): Promise<StoredAnswer | undefined>
  /** Its revisions, newest first, those before `before` only. Rejects without a connection. */
  fetchHistory(before?: number): Promise<Reply<HistoryAnswer>>
}

type HistoryAnswer = { status: true; result: StoredRevision[]; more: boolean }

type StoredRevision = StoredAnswer & { restores: number | null; /** True when this revision is its deletion. */ deleted?: boolean }
