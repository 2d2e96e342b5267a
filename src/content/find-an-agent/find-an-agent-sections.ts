import type { AnySection } from '../section.ts'
import { agentsBanner } from './agents-banner.ts'
import { agentsInfo } from './agents-info.ts'
import { agentsSearch } from './agents-search.ts'

/** In the order of the page. */
export const findAnAgentSections: readonly AnySection[] = [agentsBanner, agentsSearch, agentsInfo]
