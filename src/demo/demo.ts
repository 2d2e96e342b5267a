import { demoArticles } from './articles/demo-articles.ts'
import { agentOf } from './demo-agent.ts'
import { demoAgents } from './demo-agents.ts'
import { demoBilledAccounts } from './demo-billed-accounts.ts'

/** What a site to try begins with; server.ts hands it over. */
export const demo = { agents: demoAgents.map(agentOf), billedAccounts: demoBilledAccounts, articles: demoArticles }
