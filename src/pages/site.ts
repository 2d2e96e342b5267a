import { createContext } from 'react-router'
import type { SmallScript } from '../small-scripts.ts'
import type { AgentHit, AgentQuery, AgentResults, ShownAgent } from '../calls/agent-search-call.ts'
import type { DeskAsked, DeskPage } from '../calls/desk-calls.ts'
import type { RecordLine } from '../calls/desk-record-calls.ts'
import type { CaseMail, WholeCase } from '../calls/desk-shapes.ts'
import type { PageDetails } from '../content/page-details/page-details.ts'
import type { AnySection, ContentOf } from '../content/section.ts'
import type { Town } from '../nouns/agents/town.ts'
import type { ArticleChoices, ArticleDeskAsked, ArticleDeskPage, OpenArticle } from '../nouns/articles/article-desk.ts'
import type { ArticleList, ShownArticle } from '../nouns/articles/shown-article.ts'
import type { DayOutcome, YourDay } from '../nouns/hub/your-day.ts'
import type { AskedPeriod } from '../nouns/insights/period.ts'
import type { InsightsReport } from '../nouns/insights/report.ts'
import type { AccountOutcome } from '../nouns/payments/account-wish.ts'
import type { MyAccount } from '../nouns/payments/my-account.ts'
import type { AnswerProblem, Answers } from '../nouns/forms/check-answers.ts'
import type { CaptchaForPages } from '../nouns/forms/captcha.ts'
import type { ShownNotice } from '../nouns/notice/notice.ts'
import type { ShownPayment } from '../nouns/payments/shown-payment.ts'
import type { FoundDocuments } from '../nouns/hub/documents.ts'
import type { Found, SearchKind } from '../nouns/search/found.ts'
import type { Question } from '../nouns/forms/question.ts'
import type { RedirectsDeskPage, RedirectsOutcome } from '../nouns/redirects/redirects-desk.ts'
import type { PaymentsDeskOutcome, PaymentsDeskPage } from '../nouns/payments/payments-desk.ts'
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

/** Who has an office in a town, and who is near. */
export interface TownAgents {
  town: Town
  /** The first ten. */
  agents: AgentHit[]
  /** True where there are more of them than that. */
  more: boolean
  /** Of other towns, the nearest first. */
  around: AgentHit[]
}

/** Files of the build that pages name: built apart from the pages, so the server tells where they are. */
export interface Assets extends Record<SmallScript, string> {
  /** The editor's script; only ever given to those who may edit. */
  editor: string
  /** What keeps room for the editor's bar from the first frame on. */
  editorSheet: string
}

/** The script that makes the map of agents alive, and what it is told where the map is Google's. */
export interface MapOfAgents {
  script: string
  google?: GoogleMapSetting
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

export interface ContentForPages {
  /** Everything a page of docs/spec/sections.json holds, stored or default, by section key; without what is for staff only, where they may not edit. */
  sections(of: readonly AnySection[]): Promise<Record<string, StoredSection>>
  /** True while the tenant's Client Connect is under maintenance. */
  maintenance(): Promise<boolean>
  /** The notice over every page as visitors get it now; null while there is none. Its id is another one each time it was changed. */
  notice(): Promise<ShownNotice | null>
  /** What staff wrote of the page for search engines and shared links; null where nobody can, as of an agent’s. */
  pageDetails(): Promise<PageDetails | null>
  /** When the pages change by themselves next, with no save: a notice begins or ends. */
  changesAt(): Promise<Date | null>
}

export interface AgentsForPages {
  /** A search as the address bar says it; what cannot be understood is as if it were not there. */
  searchAgents(query: AgentQuery): Promise<AgentResults>
  /** The agents of a town by what its page goes by; null where nobody knows that town. */
  townAgents(slug: string): Promise<TownAgents | null>
  /** What the page of their town goes by; null where it has none. */
  townOf(at: { city: string; state: string }): string | null
  /** By e-mail or number; null when there is none. */
  findAgent(emailOrId: string): Promise<FoundAgent | null>
}

export interface MapForPages {
  /** For a page whose route says that it shows a map, maybe `beside` a search of agents; Google's only where there is something to show on it. */
  map(shown: boolean, beside?: 'search'): MapOfAgents
}

/** A form as a page shows it. */
export interface OpenForm {
  /** Of its declaration in src/forms. */
  name: string
  /** In order: those fixed in code, then those of staff as they are stored. */
  questions: Question[]
  /** Goes back with the form, under the name `token`: its key, and when it was shown. */
  token: string
  /** What proves that a person sends it. */
  captcha: CaptchaForPages
  /** Whom it goes to, where the page or its address says so. */
  agent: { id: number; name: string; email: string; city: string; phone: string } | null
  /** How many files may be sent with it. */
  files: number
  /** True where it may be finished later. */
  waits: boolean
  /** What was answered before, where a link to finish it was followed; its secret goes back with the form, under the name `draft`. */
  begun: { secret: string; answers: Answers } | null
}

/** A file that was taken in with a form that is not sent yet: `id` goes back with the form. */
export interface HeldFile {
  id: string
  name: string
  bytes: number
}

/** What became of a form that was posted: `code` leads to its receipt. */
export type FormOutcome =
  | { code: string }
  | { problems: AnswerProblem[]; answers: Answers; held: Record<string, HeldFile[]>; token: string }

/** What the sender sees after sending. */
export interface Receipt {
  reference: string
  form: string
  agent: { name: string; email: string } | null
  /** By when somebody answers; ISO. */
  promisedAt: string
  /** The source's own sentence, where it has one. */
  thanks: string | null
}

export interface FormsForPages {
  /** `agent` is an e-mail or number of the directory; `draft` the secret of a link to go on. */
  openForm(name: string, agent?: string, draft?: string): Promise<OpenForm>
  /** Judges and stores what was posted. Names of the form: those of its questions, `token`, `website` (stays empty), `proof`, `agent`. */
  sendForm(name: string, posted: FormData, agent?: string): Promise<FormOutcome>
  /** Keeps what was answered so far, and mails the link to go on; `secret` is told where no mail could leave. Files do not wait. */
  keepForm(name: string, posted: FormData): Promise<Exclude<FormOutcome, { code: string }> | { secret: string | null }>
  /** Of the code that `sendForm` answered; null when it leads nowhere. */
  findReceipt(code: string): Promise<Receipt | null>
}

/** Why nothing was opened; `title` heads it where the source gives one. */
export interface PaymentRefused {
  title: string | null
  message: string
  /** To be quoted on the phone. */
  reference: string | null
  /** Of the answer that says so. */
  status: number
}

/** An account as whoever is to pay it sees it, before anything is opened. */
export interface AccountToPay {
  /** Goes back with the form that opens the payment: the number, closed. */
  box: string
  number: string
  policyHolder: string
  street: string
  city: string
  state: string
  zip: string
  minDueCents: number
}

export interface PaymentsForPages {
  payments: {
    /** True where no money moves. */
    sandbox: boolean
    /** Where the payment company's form is: in our page, or on its own. */
    mode: 'embedded' | 'redirect'
    /** Opens a payment by a number as it was typed; where it leads to straight away, `leadsTo` says so. */
    open(number: string, key: string | undefined): Promise<{ code: string; leadsTo: string | null } | PaymentRefused>
    lookUp(number: string): Promise<AccountToPay | PaymentRefused>
    /** Opens a payment on a day of one's own choice, of an account that was looked up. */
    schedule(box: string, shownMinCents: number, key: string | undefined): Promise<{ code: string } | PaymentRefused>
    find(code: string): Promise<ShownPayment | null>
    /** Where the payment company goes on with a payment that is open; null where it is not open any more. Throws where the company does not answer. */
    goOn(code: string): Promise<string | null>
    /** Whoever looks says that they have paid: the company is asked. */
    ask(code: string): Promise<void>
    /** False where there is no receipt to mail, or it was mailed often enough. */
    mailReceipt(code: string, email: string): Promise<boolean>
    /** A fresh key of a wish, for a form. */
    newKey(): string
  }
}

export interface DeskForPages {
  /** What visitors sent, as far as who asks may see it; null for nobody. */
  desk: {
    list(asked: DeskAsked): Promise<DeskPage>
    /** By number or reference. It is read from then on; throws when there is none, or none for them. */
    openCase(named: string): Promise<WholeCase>
    /** Who did what there, and mails of no case; null for those who are no admins. */
    record(before: number | undefined): Promise<{ lines: RecordLine[]; next: number | null; mails: CaseMail[] } | null>
  } | null
}

export interface PaymentsDeskForPages {
  /** What was paid, for admins alone; null for everybody else. */
  paymentsDesk: {
    look(asked: { state: string; before: string; payment: string }): Promise<PaymentsDeskPage>
    /**
     * What a form of the page asks for: `compare`, `settle` with `reconciliation` and `reference`, `release`, `ask`, or `end` with `key` and
     * what was typed; 'nothing' where there is none such.
     */
    act(posted: FormData): Promise<PaymentsDeskOutcome>
  } | null
}

export interface AccountForPages {
  /** Of whoever is signed in, and of nobody else; null for nobody. */
  account: {
    open(): Promise<MyAccount>
    /** Does what a form of the account's page asks. */
    do(posted: FormData): Promise<AccountOutcome>
    /** Of one wish to pay: sent twice, it is one payment. */
    newKey(): string
  } | null
  /** Of a link in a mail, for whoever has it. */
  reminders: {
    isLink(code: string): boolean
    /** False where there is nothing to stop any longer. */
    stop(code: string): Promise<boolean>
  }
}

export interface ArticlesForPages {
  /** What is published, and nothing else, for whoever asks. */
  articles: {
    /** As an address bar says it: a page past the end is the last one, a topic there is none of is all. */
    list(asked: { topic: string; search: string; page: string }): Promise<ArticleList>
    /** By what stands behind /360/about/blog/: a number and a slug, or a slug alone; `movedTo` is the address that counts instead. */
    find(idAndSlug: string): Promise<ShownArticle | { movedTo: string } | null>
    /** The address of the one that had this path on the site it was brought from; null where there is none. */
    byOldPath(path: string): Promise<string | null>
    /** The newest 20, whole. */
    feed(): Promise<ShownArticle[]>
    /** The working draft a preview link leads to; null once it has ended, was revoked, or is none. */
    preview(secret: string): Promise<ShownArticle | null>
    /** What the menu calls them. */
    label(): Promise<string>
  }
  /** For admins alone; null for everybody else. */
  articleDesk: {
    list(asked: ArticleDeskAsked): Promise<ArticleDeskPage>
    /** Null where there is none, or it was deleted. */
    open(id: number): Promise<OpenArticle | null>
    choices(): Promise<ArticleChoices>
    /** The working draft as visitors would see it. */
    draft(id: number): Promise<ShownArticle | null>
  } | null
}

export interface InsightsForPages {
  /** What visitors need, in sums, for admins alone; null for everybody else. What is asked is as an address bar says it. */
  insights: { report(asked: AskedPeriod): Promise<InsightsReport> } | null
}

export interface YourDayForPages {
  /** The hub's first part, for agents and admins of this insurer; null for everybody else. */
  yourDay: {
    open(): Promise<YourDay>
    /** Does what a form of the hub asks. */
    do(posted: FormData): Promise<DayOutcome>
  } | null
}

export interface RedirectsForPages {
  /** Old addresses, those asked for in vain, and links that lead nowhere, for admins alone; null for everybody else. */
  redirects: {
    look(asked: { tab: string; q: string; page: string; test: string }): Promise<RedirectsDeskPage>
    /** Does what a form of the desk asks. */
    act(posted: FormData): Promise<RedirectsOutcome>
  } | null
}

export interface DocumentsForPages {
  /** The documents of the hub, the internal landing page and the sales area that whoever asks may read. */
  searchDocuments(asked: { q: string }): Promise<FoundDocuments>
}

export interface SearchForPages {
  search: {
    /** The whole site, as far as whoever asks may read it: best answer, groups, straight answer. With a kind, that group alone and more of it. */
    all(asked: string, kind?: SearchKind): Promise<Found | 'tooMany'>
  }
}

/** A session of whoever asks; `id` names it and opens nothing. */
export interface ShownSession {
  id: string
  /** "Firefox, Windows"; empty where it is not known. */
  browser: string
  startedAt: string
  lastSeen: string
  here: boolean
}

export interface SessionsForPages {
  /** Null for nobody. */
  sessions: {
    list(): Promise<ShownSession[]>
    /** One of theirs, or all but this one; how many ended. */
    end(which: string | 'others'): Promise<number>
    /** For admins: all of somebody else's, by the name they sign in with; null where there is nobody they may sign out. */
    signOut: ((username: string) => Promise<number | null>) | null
  } | null
}

/** Everything a page may ask of the server: each noun offers its part (src/server/nouns), pages only know these shapes. */
export interface Site
  extends
    VisitForPages,
    ContentForPages,
    AgentsForPages,
    MapForPages,
    FormsForPages,
    PaymentsForPages,
    AccountForPages,
    ArticlesForPages,
    DeskForPages,
    DocumentsForPages,
    InsightsForPages,
    PaymentsDeskForPages,
    SearchForPages,
    RedirectsForPages,
    YourDayForPages,
    SessionsForPages {}

export const siteContext = createContext<Site>()
/** Resolves when nobody else's page is rendered in this turn of the loop. */
export const ownTurnContext = createContext<() => Promise<void>>(async () => {})

export type { AnySection, ContentOf }
