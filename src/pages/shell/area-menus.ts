import type { Words } from '../../words/languages.ts'
import type { Area } from '../../routes.ts'
import type { Menu } from './menus.ts'

/** The menus of the areas beside the insurance site; each is shown in the same header, with the area's name below the logo. */
export const areaMenusIn = (words: Words['menus']): Record<Exclude<Area, 'main'>, Menu> => ({
  golf: {
    name: words.golf.name,
    links: [
      { to: 'golf', label: words.golf.overview },
      { to: 'golfRegister', label: words.golf.register },
      { to: 'golfRaffle', label: words.golf.raffle },
      { to: 'golfSponsors', label: words.golf.sponsors },
      { to: 'golfContact', label: words.golf.contact },
    ],
  },
  sales: {
    name: words.sales.name,
    links: [
      { to: 'sales', label: words.sales.overview },
      { to: 'salesTemplates', label: words.sales.templates },
      { to: 'salesBrochures', label: words.sales.brochures },
      { to: 'salesRadio', label: words.sales.radio },
      { to: 'salesTeam', label: words.sales.team },
      { to: 'salesResources', label: words.sales.resources },
      { to: 'salesContact', label: words.sales.contact },
    ],
    action: { to: 'salesCart', label: words.sales.cart },
  },
  // As the source prints it; the shelf, prices and clearance themselves are on the store's own pages, which its price list leads to.
  store: {
    name: words.store.name,
    links: [
      { to: 'chooser', label: words.store.caps },
      { to: 'chooser', label: words.store.signs },
      { to: 'chooser', label: words.store.gifts },
      { to: 'clearance', label: words.store.clearance },
    ],
  },
  meeting: {
    name: words.meeting.name,
    links: [
      { to: 'meeting', label: words.meeting.overview },
      { to: 'meetingUpcoming', label: words.meeting.upcoming },
      { to: 'meetingPrevious', label: words.meeting.previous },
      { to: 'meetingAwards', label: words.meeting.awards },
      { to: 'meetingRequest', label: words.meeting.request },
      { to: 'meetingContact', label: words.meeting.contact },
    ],
  },
})
