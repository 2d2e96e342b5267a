import type { AddressName, Area } from '../../routes.ts'
import type { Words } from '../../words/languages.ts'
import { areaMenusIn } from './area-menus.ts'

/** One link of a menu of the header, of which each area of the site has its own. */
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
  /** What the area is called; it is shown below the logo in place of the tag line. */
  name?: string
  /** Entries behind one button of the header, with pictures. */
  group?: { label: string; entries: Entry[] }
  links: Entry[]
  /** The one that looks like a button. */
  action?: Entry
}

const mainMenu = (words: Words['menus']['main']): Menu => ({
  group: {
    label: words.insurance,
    entries: [
      { to: 'farm', label: words.farm, note: words.notes.farm, picture: '/art/e-farm' },
      { to: 'auto', label: words.auto, note: words.notes.auto, picture: '/art/e-auto' },
      { to: 'homeowners', label: words.homeowners, note: words.notes.homeowners, picture: '/art/e-home' },
      { to: 'business', label: words.business, note: words.notes.business, picture: '/art/e-business' },
      { to: 'life', label: words.life, note: words.notes.life, picture: '/art/e-life' },
      { to: 'annuities', label: words.annuities, note: words.notes.annuities, picture: '/art/e-annuities' },
      { to: 'otherServices', label: words.otherServices, note: words.notes.otherServices, picture: '/art/e-other' },
      { to: 'quote', label: words.quote, note: words.notes.quote, picture: '/art/e-pair' },
    ],
  },
  links: [
    { to: 'claims', label: words.claims },
    { to: 'blog', label: words.blog },
    { to: 'aboutUs', label: words.aboutUs },
    { to: 'faq', label: words.faq },
    { to: 'agentHub', label: words.agentHub, signedInOnly: true },
  ],
  action: { to: 'findAnAgent', label: words.findAnAgent },
})

const menusIn = ({ menus }: Words): Record<Area, Menu> => ({ main: mainMenu(menus.main), ...areaMenusIn(menus) })

/** The menu of an area; some of its links are only for those who are signed in. */
export function menuOf(area: Area, signedIn: boolean, words: Words): Menu {
  const menu = menusIn(words)[area]
  return { ...menu, links: menu.links.filter((entry) => signedIn || !entry.signedInOnly) }
}
