import { about } from './about.ts'
import { aboutUs } from './about-us.ts'
import { agentDetails } from './agent-details.ts'
import { agentHub } from './agent-hub.ts'
import { agentLogin } from './agent-login.ts'
import { annuities } from './annuities.ts'
import { areas } from './areas.ts'
import { articleMail } from './article-mail.ts'
import { auto } from './auto.ts'
import { articles } from './articles.ts'
import { blogEditor } from './blog-editor.ts'
import { blogSettings } from './blog-settings.ts'
import { business } from './business.ts'
import { careers } from './careers.ts'
import { chooser } from './chooser.ts'
import { claims } from './claims.ts'
import { community } from './community.ts'
import { customerLanding } from './customer-landing.ts'
import { customerLogin } from './customer-login.ts'
import { disclosure } from './disclosure.ts'
import { faq } from './faq.ts'
import { farm } from './farm.ts'
import { federation } from './federation.ts'
import { findAnAgent } from './find-an-agent.ts'
import { forms } from './forms.ts'
import { golf } from './golf.ts'
import { home } from './home.ts'
import { homeowners } from './homeowners.ts'
import { hubOpen } from './hub-open.ts'
import { inbox } from './inbox.ts'
import { insights } from './insights.ts'
import { internalLanding } from './internal-landing.ts'
import { life } from './life.ts'
import { login } from './login.ts'
import { mail } from './mail.ts'
import { maintenance } from './maintenance.ts'
import { map } from './map.ts'
import { meeting } from './meeting.ts'
import { agents } from './agents.ts'
import { menus } from './menus.ts'
import { documents } from './documents.ts'
import { pageNames } from './page-names.ts'
import { notFound } from './not-found.ts'
import { otherServices } from './other-services.ts'
import { parts } from './parts.ts'
import { paymentFrame } from './payment-frame.ts'
import { paymentsDesk } from './payments-desk.ts'
import { redirects } from './redirects.ts'
import { refusals } from './refusals.ts'
import { pay } from './pay.ts'
import { privacy } from './privacy.ts'
import { sales } from './sales.ts'
import { search } from './search.ts'
import { sessions } from './sessions.ts'
import { shell } from './shell.ts'
import { store } from './store.ts'
import { stoppedWork } from './stopped-work.ts'
import { straightAnswers } from './straight-answers.ts'
import { terms } from './terms.ts'
import { town } from './town.ts'
import { yourDay } from './your-day.ts'
import { ownPageMail } from './own-page-mail.ts'

/** Every word of the pages that is no content, in English, by the folder of the component that says it. */
export const english = {
  agents,
  menus,
  pageNames,
  documents,
  about,
  aboutUs,
  agentDetails,
  agentHub,
  agentLogin,
  annuities,
  areas,
  articleMail,
  ownPageMail,
  articles,
  auto,
  blogEditor,
  blogSettings,
  business,
  careers,
  chooser,
  claims,
  community,
  customerLanding,
  customerLogin,
  disclosure,
  faq,
  farm,
  federation,
  findAnAgent,
  forms,
  golf,
  home,
  homeowners,
  hubOpen,
  inbox,
  insights,
  stoppedWork,
  internalLanding,
  life,
  login,
  mail,
  maintenance,
  map,
  meeting,
  notFound,
  otherServices,
  parts,
  paymentsDesk,
  redirects,
  refusals,
  paymentFrame,
  pay,
  privacy,
  sales,
  search,
  sessions,
  shell,
  store,
  straightAnswers,
  terms,
  town,
  yourDay,
}
