import type { AnySection } from '../section.ts'
import { agentLoginBanner } from './agent-login-banner.ts'
import { agentLoginContact } from './agent-login-contact.ts'
import { agentLoginHub } from './agent-login-hub.ts'

/** In the order of the page. */
export const agentLoginSections: readonly AnySection[] = [agentLoginBanner, agentLoginHub, agentLoginContact]
