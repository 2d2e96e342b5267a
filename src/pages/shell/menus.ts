import { address, type AddressName } from '../../routes.ts'
import { areaMenus } from './area-menus.ts'

/** The header's menus as data: one per area of the site. Labels of pages stand here and nowhere else. */

export type Area = 'main' | 'golf' | 'sales' | 'store' | 'meeting'

export interface Entry {
  to: AddressName
  label: string
  /** A short line below the label, where there is room for one. */
  note?: string
  /** An emblem beside it. */
  picture?: string
  signedInOnly?: boolean
}

export interface Menu {
  /** What the area is called; it stands below the logo in place of the tag line. */
  name?: string
  /** Entries behind one button of the header, with pictures. */
  group?: { label: string; entries: Entry[] }
  links: Entry[]
  /** The one that looks like a button. */
  action?: Entry
}

/** What the blog is called; the blog's settings will say. */
export const blogLabel = 'Learning Center'

/** Paying stands on the home page. */
export const payAddress = `${address.home}#pay`

const main: Menu = {
  group: {
    label: 'Insurance',
    entries: [
      { to: 'farm', label: 'Farm & Ranch', note: 'Barns, balers, livestock, liability', picture: '/art/e-farm' },
      { to: 'auto', label: 'Auto', note: 'Pickups, family cars, the old one too', picture: '/art/e-auto' },
      { to: 'homeowners', label: 'Home', note: 'Houses, country homes, renters', picture: '/art/e-home' },
      { to: 'business', label: 'Business', note: 'Shops, trades, offices', picture: '/art/e-business' },
      { to: 'life', label: 'Life', note: 'For the people who count on you', picture: '/art/e-life' },
      { to: 'annuities', label: 'Annuities', note: 'Income that keeps arriving', picture: '/art/e-annuities' },
      { to: 'otherServices', label: 'Other services', note: 'Crop, flood, travel and more', picture: '/art/e-other' },
      { to: 'quote', label: 'Start a quote', note: 'About four minutes', picture: '/art/e-pair' },
    ],
  },
  links: [
    { to: 'claims', label: 'Claims' },
    { to: 'blog', label: blogLabel },
    { to: 'aboutUs', label: 'About us' },
    { to: 'faq', label: 'FAQ' },
    { to: 'agentHub', label: '360 Hub', signedInOnly: true },
  ],
  action: { to: 'findAnAgent', label: 'Find an agent' },
}

const menus: Record<Area, Menu> = { main, ...areaMenus }

export function menuOf(area: Area, signedIn: boolean): Menu {
  const menu = menus[area]
  return { ...menu, links: menu.links.filter((entry) => signedIn || !entry.signedInOnly) }
}
