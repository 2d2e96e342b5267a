import { aboutUsSections } from './about-us/about-us-sections.ts'
import { aboutSections } from './about/about-sections.ts'
import { agentHubSections } from './agent-hub/agent-hub-sections.ts'
import { agentLoginSections } from './agent-login/agent-login-sections.ts'
import { annuitiesSections } from './annuities/annuities-sections.ts'
import { golfSections } from './areas/golf/golf-sections.ts'
import { meetingSections } from './areas/meeting/meeting-sections.ts'
import { salesSections } from './areas/sales/sales-sections.ts'
import { storeSections } from './areas/store/store-sections.ts'
import { autoSections } from './auto/auto-sections.ts'
import { blogSections } from './blog/blog-sections.ts'
import { businessSections } from './business/business-sections.ts'
import { careersSections } from './careers/careers-sections.ts'
import { chooserSections } from './chooser/chooser-sections.ts'
import { claimsSections } from './claims/claims-sections.ts'
import { communitySections } from './community/community-sections.ts'
import { contactMeEmails } from './contact-me/contact-me-emails.ts'
import { contactSections } from './contact/contact-sections.ts'
import { customerLandingSections } from './customer-landing/customer-landing-sections.ts'
import { customerLoginSections } from './customer-login/customer-login-sections.ts'
import { disclosureSections } from './disclosure/disclosure-sections.ts'
import { ersSections } from './ers/ers-sections.ts'
import { faqSections } from './faq/faq-sections.ts'
import { farmSections } from './farm/farm-sections.ts'
import { federationSections } from './federation/federation-sections.ts'
import { agentList } from './find-an-agent/agent-list.ts'
import { findAnAgentSections } from './find-an-agent/find-an-agent-sections.ts'
import { footerSections } from './footer/footer-sections.ts'
import { homeSections } from './home/home-sections.ts'
import { homeownersSections } from './homeowners/homeowners-sections.ts'
import { internalLandingSections } from './internal-landing/internal-landing-sections.ts'
import { lifeSections } from './life/life-sections.ts'
import { loginSections } from './login/login-sections.ts'
import { maintenanceSections } from './maintenance/maintenance-sections.ts'
import { noticeSections } from './notice/notice-sections.ts'
import { otherServicesSections } from './other-services/other-services-sections.ts'
import { pageDetailsSections } from './page-details/page-details-sections.ts'
import { paySections } from './pay/pay-sections.ts'
import { privacySections } from './privacy/privacy-sections.ts'
import { quoteSections } from './quote/quote-sections.ts'
import { searchSections } from './search/search-sections.ts'
import { sendMessageSections } from './send-message/send-message-sections.ts'
import { termsSections } from './terms/terms-sections.ts'
import type { AnySection } from './section.ts'

/** Every editable section of the site: the lists of the folders, in the order people meet them. */
export const sections: readonly AnySection[] = [
  noticeSections,
  footerSections,
  chooserSections,
  searchSections,
  homeSections,
  paySections,
  autoSections,
  homeownersSections,
  farmSections,
  businessSections,
  aboutUsSections,
  aboutSections,
  lifeSections,
  annuitiesSections,
  otherServicesSections,
  claimsSections,
  blogSections,
  faqSections,
  communitySections,
  federationSections,
  careersSections,
  termsSections,
  privacySections,
  disclosureSections,
  findAnAgentSections,
  agentList,
  quoteSections,
  contactSections,
  sendMessageSections,
  contactMeEmails,
  ersSections,
  loginSections,
  customerLoginSections,
  customerLandingSections,
  agentLoginSections,
  maintenanceSections,
  golfSections,
  salesSections,
  storeSections,
  meetingSections,
  internalLandingSections,
  agentHubSections,
  pageDetailsSections,
].flat()

const byKey = new Map(
  sections.flatMap((section) => [section.section, ...section.alsoNamed].map((name) => [`${section.page}/${name}`, section])),
)

/** The section of that page and name, as calls name them. */
export function findSection(page: string, section: string): AnySection | undefined {
  return byKey.get(`${page}/${section}`)
}

/** The sections of a page, in the order of the page. */
export function listSectionsOf(page: string): AnySection[] {
  return sections.filter((section) => section.page === page)
}
