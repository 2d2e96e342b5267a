import { footerNavigation } from './footer/footer-navigation.ts'
import { footerSiteMap } from './footer/footer-site-map.ts'
import { homeAbout } from './home/home-about.ts'
import { homeAgents } from './home/home-agents.ts'
import { homeContact } from './home/home-contact.ts'
import { homeHeader } from './home/home-header.ts'
import { homePayments } from './home/home-payments.ts'
import { homeProducts } from './home/home-products.ts'
import { homeServices } from './home/home-services.ts'
import { loginBanner } from './login/login-banner.ts'
import type { AnySection } from './section.ts'

/** Every editable section of the site, in the order people meet them. */
export const sections: readonly AnySection[] = [
  footerNavigation,
  footerSiteMap,
  homeHeader,
  homeProducts,
  homeAgents,
  homePayments,
  homeServices,
  homeAbout,
  homeContact,
  loginBanner,
]

const byKey = new Map(sections.map((section) => [section.key, section]))

export function findSection(page: string, section: string): AnySection | undefined {
  return byKey.get(`${page}/${section}`)
}

export function listSectionsOf(page: string): AnySection[] {
  return sections.filter((section) => section.page === page)
}
