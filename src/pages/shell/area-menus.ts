import type { Area, Menu } from './menus.ts'

/** The menus of the areas beside the insurance site; each stands in the same header, with the area's name below the logo. */
export const areaMenus: Record<Exclude<Area, 'main'>, Menu> = {
  golf: {
    name: 'Golf Fundraiser',
    links: [
      { to: 'golf', label: 'The tournament' },
      { to: 'golfRegister', label: 'Register' },
      { to: 'golfRaffle', label: 'Football raffle' },
      { to: 'golfSponsors', label: 'Sponsors' },
      { to: 'golfContact', label: 'Contact' },
    ],
  },
  sales: {
    name: 'Sales & Marketing',
    links: [
      { to: 'sales', label: 'Overview' },
      { to: 'salesTemplates', label: 'Templates' },
      { to: 'salesBrochures', label: 'Brochures' },
      { to: 'salesRadio', label: 'Radio' },
      { to: 'salesTeam', label: 'Our team' },
      { to: 'salesResources', label: 'Resources' },
      { to: 'salesContact', label: 'Contact' },
    ],
    action: { to: 'salesCart', label: 'Cart' },
  },
  // The counter is closed for now: what is on sale is told on the About page, everything else starts from the front door.
  store: {
    name: 'Store',
    links: [
      { to: 'chooser', label: 'Caps & jackets' },
      { to: 'chooser', label: 'Gate signs' },
      { to: 'chooser', label: 'Gifts' },
      { to: 'clearance', label: 'Clearance' },
    ],
  },
  meeting: {
    name: 'Meetings',
    links: [
      { to: 'meeting', label: 'Meetings' },
      { to: 'meetingUpcoming', label: 'Upcoming' },
      { to: 'meetingPrevious', label: 'Previous' },
      { to: 'meetingAwards', label: 'Awards' },
      { to: 'meetingRequest', label: 'Request a meeting' },
      { to: 'meetingContact', label: 'Contact' },
    ],
  },
}
