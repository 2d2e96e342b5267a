/**
 * What is counted of visits, by day and name. `many` is how often; `ofThem` how many of these were first:
 * of views those that began a visit, of searches those that found nothing.
 */
export const countedThings = [
  /** By the hour of the insurer's own day: "07". */
  'hour',
  /** By the page's address as the route table has it, so that no agent's e-mail and no code of a payment is in it. */
  'page',
  /** Visits by the host that led here; "direct" where none did. */
  'source',
  /** Visits by the campaign a link named. */
  'campaign',
  /** "phone", "tablet", "computer". */
  'device',
  /** Views of robots, which count nowhere else. */
  'robot',
  /** Searches by their words. */
  'search',
  /** "quote opened": how far people came in a form. */
  'form',
  /** "LCP phone 14": how quick pages were, by steps of a scale. */
  'vital',
] as const

export type CountedThing = (typeof countedThings)[number]

/** What was over the bound, added up. */
export const other = '(other)'
/** Searches whose words are not kept, since they may be about a person. */
export const notKept = '(not kept)'
