import type { SmallScript } from '../../small-scripts.ts'
import type { Tenant } from '../../ui/tenant.ts'

/** Who is signed in, as pages show it. */
export interface Person {
  name: string
  username: string
  role: 'signedIn' | 'agent' | 'admin'
}

/** Files of the build that pages name: built apart from the pages, so the server tells where they are. */
export interface Assets extends Record<SmallScript, string> {
  /** The editor's script; only ever given to those who may edit. */
  editor: string
  /** What keeps room for the editor's bar from the first frame on. */
  editorSheet: string
}

/** A site of the same insurer, with the same addresses, in another language. */
export interface OtherLanguage {
  language: string
  origin: string
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
  /** The insurer's sites in other languages, each by what browsers call it (BCP 47). */
  languages: OtherLanguage[]
  /** When it is shown, by the server's clock. */
  now: Date
}
