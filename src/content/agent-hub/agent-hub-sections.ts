import type { AnySection } from '../section.ts'
import { agentHubBanner } from './agent-hub-banner.ts'
import { agentHubCards } from './agent-hub-cards.ts'
import { agentHubLinks, agentHubTools } from './agent-hub-grids.ts'
import { agentHubHeader } from './agent-hub-header.ts'
import { agentHubOwnPages } from './agent-hub-own-pages.ts'

/** Every section of the agents' page, in the order of the page. */
export const agentHubSections: readonly AnySection[] = [
  agentHubBanner,
  agentHubHeader,
  agentHubCards,
  agentHubTools,
  agentHubLinks,
  agentHubOwnPages,
]
