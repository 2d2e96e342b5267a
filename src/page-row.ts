import type { Who } from './calls/call.ts'

/** Pages that those who may not see another are led to. */
export const doors = { sites: '/', staff: '/login', customers: '/360/customer-login' } as const

/** Whose menu the header shows. */
export type Area = 'main' | 'golf' | 'sales' | 'store' | 'meeting'

export interface Page {
  path: string
  file: string
  /** 'content' reaches visitors without scripts of the framework, 'working' comes alive for everybody. */
  tier: 'content' | 'working'
  /** 'main' unless it says so. */
  area?: Area
  /** The header and footer around it; the chooser's is slim. */
  frame?: 'site' | 'chooser'
  /** False where the tasks of visitors under a thumb are in the way of those at work. */
  dock?: false
  /** The parameters that change the page; every other one is dropped before it is kept. */
  query?: readonly string[]
  /** The page this is a second address of; links lead to the first one. */
  sameAs?: string
  /** False for doors of the signed-in: search engines are not led there. */
  listed?: false
  /** Who may see it; anyone, where it says nothing. */
  who?: Exclude<Who, 'anyone'>
  /** What everybody else gets: the page that says there is none, which is usual, or the way to another. */
  otherwise?: '404' | (typeof doors)[keyof typeof doors]
  /** How long a visitor's page is kept: not past the tenant's midnight, not past the minute, or not at all; until the content changes, where it says nothing. A kept page tells the signed-in apart by their name alone. */
  kept?: 'today' | 'minute' | false
  /** Its address is the secret that lets somebody read it: what is answered is kept by nobody on the way. */
  secret?: true
  /** What somebody who starts a quote from here wants a price for, in the words of its question (content/quote/quote-fields.ts). */
  quotes?: string
  /** It shows a map. Where that is Google's, the security policy is opened for it, and the answer is one visitor's alone. */
  map?: true
  /** Its forms may lead to the payment company: the security policy names where that is. */
  pays?: true
  /** It takes posts of its own forms: of 64 KB, or of so many bytes beside the files where it takes those. */
  posts?: true | { bytes: number; files?: true }
}

/** A page with a form: a key of its own is in it each time it is shown, and files come with the post. */
export const form = { kept: false, posts: { bytes: 64 * 1024, files: true }, query: ['sent', 'draft', 'kept', 'zip'] } as const

/** The form of a quote, which is told what the page it was begun on quotes. */
export const quoteForm = { ...form, query: [...form.query, 'about'] } as const

/** A desk of those who are signed in: search engines are not led there, nothing of it is kept, and the tasks of visitors are in the way. */
export const desk = { listed: false, kept: false, dock: false } as const
