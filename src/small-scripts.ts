/**
 * The small scripts of finished HTML, no React: custom elements, islands, and the page a sign-in popup answers through. Each
 * is built by itself into `build/<name>`, since a shared chunk would cost the smallest of them the most.
 */
export const smallScripts = {
  /** Of every page. */
  enhance: 'src/enhance/enhance.ts',
  /** The search of agents with its map. */
  agents: 'src/enhance/agents.ts',
  /** A map and nothing to search. */
  mapAlone: 'src/enhance/map-alone.ts',
  /** Either where the map is Google's. */
  agentsOnGoogle: 'src/enhance/agents-on-google.ts',
  /** The forms of the pages that have one. */
  forms: 'src/enhance/forms/forms.ts',
  /** What the boxes of the search suggest: fetched when somebody goes into one. */
  search: 'src/enhance/search/search-box.ts',
  /** Paying: fetched when somebody reaches for it. */
  pay: 'src/enhance/pay/pay.ts',
  /** Of the isolated page that holds the payment provider's widget. */
  payFrame: 'src/enhance/pay/frame-bridge.ts',
  /** What asks before an outside service counts, where the insurer has one. */
  analytics: 'src/enhance/analytics/outside-analytics.ts',
  signIn: 'src/pages/login/sign-in-island.ts',
  /** Of the page a sign-in popup answers through. */
  redirectBridge: 'src/pages/login/redirect-bridge.ts',
} as const

export type SmallScript = keyof typeof smallScripts
