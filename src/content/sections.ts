import { aboutUsBanner } from './about-us/about-us-banner.ts'
import { aboutUsHistory } from './about-us/about-us-history.ts'
import { aboutUsMission } from './about-us/about-us-mission.ts'
import { aboutUsMore } from './about-us/about-us-more.ts'
import { aboutUsPoints } from './about-us/about-us-points.ts'
import { aboutUsStatement } from './about-us/about-us-statement.ts'
import { aboutUsTimeline } from './about-us/about-us-timeline.ts'
import { aboutBanner } from './about/about-banner.ts'
import { aboutFigures } from './about/about-figures.ts'
import { aboutIntro } from './about/about-intro.ts'
import { aboutValues } from './about/about-values.ts'
import { agentLoginBanner } from './agent-login/agent-login-banner.ts'
import { agentLoginContact, agentLoginHub } from './agent-login/agent-login-sections.ts'
import { annuitiesAbout } from './annuities/annuities-about.ts'
import { annuitiesBanner } from './annuities/annuities-banner.ts'
import { annuitiesNext } from './annuities/annuities-next.ts'
import { annuitiesQuestions } from './annuities/annuities-questions.ts'
import { annuitiesTypes } from './annuities/annuities-types.ts'
import { golfSections } from './areas/golf/golf-sections.ts'
import { meetingSections } from './areas/meeting/meeting-sections.ts'
import { salesSections } from './areas/sales/sales-sections.ts'
import { storeSections } from './areas/store/store-home.ts'
import { autoBanner } from './auto/auto-banner.ts'
import { autoCoverageTypes } from './auto/auto-coverage-types.ts'
import { autoCoverage } from './auto/auto-coverage.ts'
import { autoDiscountTypes } from './auto/auto-discount-types.ts'
import { autoDiscounts } from './auto/auto-discounts.ts'
import { autoEquipmentIntro } from './auto/auto-equipment-intro.ts'
import { autoEquipmentTypes } from './auto/auto-equipment-types.ts'
import { autoEquipment } from './auto/auto-equipment.ts'
import { autoMeansNot } from './auto/auto-means-not.ts'
import { autoMeans } from './auto/auto-means.ts'
import { autoNext } from './auto/auto-next.ts'
import { autoPremierBenefits } from './auto/auto-premier-benefits.ts'
import { autoPremier } from './auto/auto-premier.ts'
import { autoRoadside } from './auto/auto-roadside.ts'
import { businessBanner } from './business/business-banner.ts'
import { businessCoverageTypes } from './business/business-coverage-types.ts'
import { businessCoverage } from './business/business-coverage.ts'
import { businessDiscountTypes } from './business/business-discount-types.ts'
import { businessDiscounts } from './business/business-discounts.ts'
import { businessNext } from './business/business-next.ts'
import { businessOptions } from './business/business-options.ts'
import { businessPoints } from './business/business-points.ts'
import { careersApply } from './careers/careers-apply.ts'
import { careersBanner } from './careers/careers-banner.ts'
import { careersDepartments } from './careers/careers-departments.ts'
import { careersIntro } from './careers/careers-intro.ts'
import { careersReasons } from './careers/careers-reasons.ts'
import { careersVoices } from './careers/careers-voices.ts'
import { chooserDoors } from './chooser/chooser-doors.ts'
import { chooserRoadside } from './chooser/chooser-roadside.ts'
import { claimsAbout } from './claims/claims-about.ts'
import { claimsBanner } from './claims/claims-banner.ts'
import { claimsGuidelines } from './claims/claims-guidelines.ts'
import { claimsNext } from './claims/claims-next.ts'
import { claimsSteps } from './claims/claims-steps.ts'
import { communityBanner } from './community/community-banner.ts'
import { communityCharities } from './community/community-charities.ts'
import { communityGiving } from './community/community-giving.ts'
import { communityPromise } from './community/community-promise.ts'
import { communityRecycling } from './community/community-recycling.ts'
import { customerLoginBanner } from './customer-login/customer-login-banner.ts'
import { customerLoginDoors } from './customer-login/customer-login-doors.ts'
import { customerLoginNotes } from './customer-login/customer-login-notes.ts'
import { disclosureAutomobile } from './disclosure/disclosure-automobile.ts'
import { disclosureBanner } from './disclosure/disclosure-banner.ts'
import { disclosureCondominium } from './disclosure/disclosure-condominium.ts'
import { disclosureProperty } from './disclosure/disclosure-property.ts'
import { disclosureRenters } from './disclosure/disclosure-renters.ts'
import { disclosureRights } from './disclosure/disclosure-rights.ts'
import { faqBanner } from './faq/faq-banner.ts'
import { faqNext } from './faq/faq-next.ts'
import { faqQuestions } from './faq/faq-questions.ts'
import { farmBanner } from './farm/farm-banner.ts'
import { farmCoverageTypes } from './farm/farm-coverage-types.ts'
import { farmCoverage } from './farm/farm-coverage.ts'
import { farmDiscountTypes } from './farm/farm-discount-types.ts'
import { farmDiscounts } from './farm/farm-discounts.ts'
import { farmNext } from './farm/farm-next.ts'
import { farmOptions } from './farm/farm-options.ts'
import { farmPoints } from './farm/farm-points.ts'
import { federationBanner } from './federation/federation-banner.ts'
import { federationJoin } from './federation/federation-join.ts'
import { federationLogos } from './federation/federation-logos.ts'
import { federationStory } from './federation/federation-story.ts'
import { agentList } from './find-an-agent/agent-list.ts'
import { agentsBanner } from './find-an-agent/agents-banner.ts'
import { agentsInfo } from './find-an-agent/agents-info.ts'
import { agentsSearch } from './find-an-agent/agents-search.ts'
import { footerNavigation } from './footer/footer-navigation.ts'
import { footerSiteMap } from './footer/footer-site-map.ts'
import { homeAbout } from './home/home-about.ts'
import { homeAgents } from './home/home-agents.ts'
import { homeContact } from './home/home-contact.ts'
import { homeHeader } from './home/home-header.ts'
import { homePayments } from './home/home-payments.ts'
import { homeProducts } from './home/home-products.ts'
import { homeServices } from './home/home-services.ts'
import { homeTasks } from './home/home-tasks.ts'
import { homeownersBanner } from './homeowners/homeowners-banner.ts'
import { homeownersCountryTypes } from './homeowners/homeowners-country-types.ts'
import { homeownersCountry } from './homeowners/homeowners-country.ts'
import { homeownersCoverageTypes } from './homeowners/homeowners-coverage-types.ts'
import { homeownersCoverage } from './homeowners/homeowners-coverage.ts'
import { homeownersDiscountTypes } from './homeowners/homeowners-discount-types.ts'
import { homeownersDiscounts } from './homeowners/homeowners-discounts.ts'
import { homeownersNext } from './homeowners/homeowners-next.ts'
import { homeownersProperty } from './homeowners/homeowners-property.ts'
import { homeownersRenters } from './homeowners/homeowners-renters.ts'
import { lifeAbout } from './life/life-about.ts'
import { lifeBanner } from './life/life-banner.ts'
import { lifeCoverage } from './life/life-coverage.ts'
import { lifeKinds } from './life/life-kinds.ts'
import { lifeNext } from './life/life-next.ts'
import { lifeOptions } from './life/life-options.ts'
import { internalLandingSections } from './internal-landing/internal-landing-sections.ts'
import { loginBanner } from './login/login-banner.ts'
import { loginTiles } from './login/login-tiles.ts'
import { maintenanceMessage } from './maintenance/maintenance-message.ts'
import { otherAbout } from './other-services/other-about.ts'
import { otherBanner } from './other-services/other-banner.ts'
import { otherCards } from './other-services/other-cards.ts'
import { otherNext } from './other-services/other-next.ts'
import { privacyBanner } from './privacy/privacy-banner.ts'
import { privacyContact } from './privacy/privacy-contact.ts'
import { privacyPanels } from './privacy/privacy-panels.ts'
import { termsBanner } from './terms/terms-banner.ts'
import { termsPanels } from './terms/terms-panels.ts'
import type { AnySection } from './section.ts'

/** Every editable section of the site, in the order people meet them. */
export const sections: readonly AnySection[] = [
  footerNavigation,
  footerSiteMap,
  chooserDoors,
  chooserRoadside,
  homeHeader,
  homeTasks,
  homeProducts,
  homeAgents,
  homePayments,
  homeServices,
  homeAbout,
  homeContact,
  autoBanner,
  autoCoverage,
  autoCoverageTypes,
  autoRoadside,
  autoDiscounts,
  autoDiscountTypes,
  autoPremier,
  autoPremierBenefits,
  autoEquipment,
  autoEquipmentIntro,
  autoEquipmentTypes,
  autoMeans,
  autoMeansNot,
  autoNext,
  homeownersBanner,
  homeownersCoverage,
  homeownersCoverageTypes,
  homeownersCountry,
  homeownersCountryTypes,
  homeownersRenters,
  homeownersProperty,
  homeownersDiscounts,
  homeownersDiscountTypes,
  homeownersNext,
  farmBanner,
  farmCoverage,
  farmCoverageTypes,
  farmOptions,
  farmPoints,
  farmDiscounts,
  farmDiscountTypes,
  farmNext,
  businessBanner,
  businessCoverage,
  businessCoverageTypes,
  businessOptions,
  businessPoints,
  businessDiscounts,
  businessDiscountTypes,
  businessNext,
  aboutUsBanner,
  aboutUsMission,
  aboutUsPoints,
  aboutUsStatement,
  aboutUsHistory,
  aboutUsTimeline,
  aboutUsMore,
  aboutBanner,
  aboutIntro,
  aboutValues,
  aboutFigures,
  lifeBanner,
  lifeAbout,
  lifeKinds,
  lifeCoverage,
  lifeOptions,
  lifeNext,
  annuitiesBanner,
  annuitiesAbout,
  annuitiesTypes,
  annuitiesQuestions,
  annuitiesNext,
  otherBanner,
  otherAbout,
  otherCards,
  otherNext,
  claimsBanner,
  claimsSteps,
  claimsAbout,
  claimsGuidelines,
  claimsNext,
  faqBanner,
  faqQuestions,
  faqNext,
  communityBanner,
  communityPromise,
  communityGiving,
  communityCharities,
  communityRecycling,
  federationBanner,
  federationStory,
  federationJoin,
  federationLogos,
  careersBanner,
  careersIntro,
  careersReasons,
  careersVoices,
  careersDepartments,
  careersApply,
  termsBanner,
  termsPanels,
  privacyBanner,
  privacyPanels,
  privacyContact,
  disclosureBanner,
  disclosureAutomobile,
  disclosureProperty,
  disclosureCondominium,
  disclosureRenters,
  disclosureRights,
  agentsBanner,
  agentsSearch,
  agentList,
  agentsInfo,
  loginBanner,
  loginTiles,
  customerLoginBanner,
  customerLoginDoors,
  customerLoginNotes,
  agentLoginBanner,
  agentLoginHub,
  agentLoginContact,
  maintenanceMessage,
  ...golfSections,
  ...salesSections,
  ...storeSections,
  ...meetingSections,
  ...internalLandingSections,
]

const byKey = new Map(sections.map((section) => [section.key, section]))

export function findSection(page: string, section: string): AnySection | undefined {
  return byKey.get(`${page}/${section}`)
}

export function listSectionsOf(page: string): AnySection[] {
  return sections.filter((section) => section.page === page)
}
