import { hubPageName } from './token-link.ts'
import type { AddressName } from '../../routes.ts'

/** A document as a search shows it. */
export interface ShownDocument {
  title: string
  /** What is said of it beside its title. */
  about: string
  /** As somebody wrote it: "Oct 28 2026". */
  date: string
  /** Where it is: a PDF of this site. */
  address: string
  /** The page it is on. */
  on: AddressName
  /** The words inside it around what was looked for, where they are not in its title; else empty. */
  inside: string
  /** How many pages it has; 0 while nobody knows. */
  pages: number
  /** Where in its section it is: of a row of the archive "items#r3.pdf". */
  id: string
  section: string
}

export interface FoundDocuments {
  documents: ShownDocument[]
  /** True when there are more than these. */
  more: boolean
  /** The words that were looked for instead, where no document says some of those that were asked for. */
  corrected: string | null
}

/** How many documents a search shows. */
export const mostDocuments = 30

type Place = { on: AddressName; for: 'anyone' | 'signedIn' }

const open = (on: AddressName): Place => ({ on, for: 'anyone' })

/** The pages whose documents are searched, as calls name them, and who sees each. */
export const documentPages: Readonly<Record<string, Place>> = {
  [hubPageName]: { on: 'agentHub', for: 'signedIn' },
  Internal_Landing: { on: 'internalLanding', for: 'anyone' },
  SalesMarketing: open('sales'),
  SalesMarketing_Templates: open('salesTemplates'),
  SalesMarketing_Brochures: open('salesBrochures'),
  SalesMarketing_Radio: open('salesRadio'),
  SalesMarketing_Team: open('salesTeam'),
  SalesMarketing_Resources: open('salesResources'),
  SalesMarketing_Contact: open('salesContact'),
  SalesMarketing_Cart: open('salesCart'),
  Golf_Sponsors: open('golfSponsors'),
  Meeting_Previous: open('meetingPrevious'),
}
