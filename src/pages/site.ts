import { createContext } from 'react-router'
import type { AccountForPages } from './site/site-account.ts'
import type { AgentsForPages } from './site/site-agents.ts'
import type { ArticlesForPages } from './site/site-articles.ts'
import type { ContentForPages } from './site/site-content.ts'
import type { DeskForPages } from './site/site-desk.ts'
import type { DocumentsForPages } from './site/site-documents.ts'
import type { FormsForPages } from './site/site-forms.ts'
import type { InsightsForPages } from './site/site-insights.ts'
import type { MapForPages } from './site/site-agents-map.ts'
import type { PaymentsForPages } from './site/site-payments.ts'
import type { PaymentsDeskForPages } from './site/site-payments-desk.ts'
import type { RedirectsForPages } from './site/site-redirects.ts'
import type { SearchForPages } from './site/site-search.ts'
import type { SessionsForPages } from './site/site-sessions.ts'
import type { StoppedWorkForPages } from './site/site-stopped-work.ts'
import type { VisitForPages } from './site/site-visit.ts'
import type { YourDayForPages } from './site/site-your-day.ts'

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
    StoppedWorkForPages,
    YourDayForPages,
    SessionsForPages {}

export const siteContext = createContext<Site>()
/** Resolves when nobody else's page is rendered in this turn of the loop. */
export const ownTurnContext = createContext<() => Promise<void>>(async () => {})
