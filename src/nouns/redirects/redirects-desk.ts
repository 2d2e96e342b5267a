/** What the desk of redirects shows and answers, for pages and the server alike. */

/** A redirect somebody made. */
export interface ShownRedirect {
  id: number
  from: string
  to: string
  /** True where it leads to another site. */
  away: boolean
  /** A page is at the old address by now, which is never passed by: the redirect rests. */
  rests: boolean
  madeAt: string
  madeBy: string
}

/** An address that leads on by itself, because what it named has another one now. */
export interface OwnRedirect {
  from: string
  to: string
  what: 'agent' | 'article'
}

/** What was judged of one old and new address. */
export interface Verdict {
  line: number
  from: string
  to: string
  /** 'asks' waits for somebody to say that it may lead to another site. */
  what: 'new' | 'changed' | 'same' | 'refused' | 'asks'
  /** Why it is refused. */
  why: string | null
  /** The other site it leads to, where no list allows it. */
  host: string | null
}

/** An address that was asked for in vain. */
export interface LostAddress {
  path: string
  count: number
  lastAt: string
  /** A host, or a page of this site; the most frequent first. */
  referrers: { from: string; count: number }[]
  /** Where it may have meant to lead. */
  suggested: string | null
}

/** A link of the content that leads nowhere. */
export interface BrokenLink {
  /** What it is called on its page, and where that is. */
  title: string
  place: string | null
  href: string
  why: string
  foundAt: string
}

/** What happens at an address somebody tries. */
export type Tried = { asked: string; what: 'page' | 'redirect' | 'moved' | 'nothing' | 'closed'; to: string | null }

export const deskTabs = ['redirects', 'lost', 'broken', 'import'] as const
export type DeskTab = (typeof deskTabs)[number]

export interface RedirectsDeskPage {
  tab: DeskTab
  counts: { redirects: number; lost: number; broken: number }
  most: number
  q: string
  redirects: ShownRedirect[]
  page: number
  pages: number
  own: OwnRedirect[]
  lost: LostAddress[]
  broken: BrokenLink[]
  /** Links to other sites are looked at, too. */
  outside: boolean
  /** When every link was last looked at. */
  checkedAt: string | null
  tried: Tried | null
}

/** `back` takes back what was just written; `from` and `to` are the redirect that was just removed or made, or the address that is left. */
export type GoneOn = { q?: string; page?: string; back?: string; from?: string; to?: string }

/** What became of a form of the desk: where to go on, or what is to be shown again. */
export type RedirectsOutcome =
  | {
      go: {
        tab: DeskTab
        done: string
        /** What else the address says: where in the list one was, and what takes it back. */
        also?: GoneOn
      }
    }
  | {
      problem: string
      typed: { from: string; to: string }
      asks: string | null
      tab: DeskTab
      /** Where in the list one was. */
      there: { q: string; page: number }
    }
  | { sheet: string; verdicts: Verdict[]; problem: string | null }
