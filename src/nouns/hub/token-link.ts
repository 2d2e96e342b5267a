/** A card of the hub, as far as it is opened: where it leads, and whether a token goes along. */
export interface MayCarryToken {
  link: string
  hasToken: boolean
}

/** A link, or a form of one button that the server answers with the way on: `<form method="post" action><button name value>`. */
export type CardOpening = { by: 'link'; href: string } | { by: 'post'; action: string; name: 'link'; value: string }

/** As calls name the page. */
export const hubPageName = 'AgentLandingPageLatest1'

/** Below this the server itself answers. */
export const hubPath = '/360/hub'
/** Where cards with send-token are posted to. By post alone, so that nothing that fetches ahead makes a token. */
export const hubOpenPath = `${hubPath}/open` as const

/**
 * How a card is opened. The address in the form is looked up among the cards of the hub when it is posted, so that nobody
 * gets a token for an address that no admin put there. Our own pages know who is signed in without one.
 */
export function openingOf({ link, hasToken }: MayCarryToken): CardOpening {
  const leads = link.trim()
  return hasToken && isElsewhere(leads) ? { by: 'post', action: hubOpenPath, name: 'link', value: leads } : { by: 'link', href: leads }
}

/** The addresses of all cards in the content of a section that send a token: what has a `link` and `hasToken`, however deep. */
export function tokenLinksIn(content: unknown): string[] {
  if (content === null || typeof content !== 'object') return []
  const { link, hasToken } = content as Partial<MayCarryToken>
  const own = typeof link === 'string' && hasToken === true ? [link.trim()] : []
  return [...own.filter(isElsewhere), ...Object.values(content).flatMap(tokenLinksIn)]
}

const isElsewhere = (link: string) => /^https?:\/\//i.test(link)
