import type { AnySection } from '../section.ts'
import { homeAbout } from './home-about.ts'
import { homeAgents } from './home-agents.ts'
import { homeContact } from './home-contact.ts'
import { homeHeader } from './home-header.ts'
import { homePayments } from './home-payments.ts'
import { homeProducts } from './home-products.ts'
import { homeServices } from './home-services.ts'
import { homeTasks } from './home-tasks.ts'

/** In the order of the page. */
export const homeSections: readonly AnySection[] = [
  homeHeader,
  homeTasks,
  homeProducts,
  homeAgents,
  homePayments,
  homeServices,
  homeAbout,
  homeContact,
]
