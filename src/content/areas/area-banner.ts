import { topBanner } from '../top-banner.ts'

type Words = Parameters<typeof topBanner>[1]

/** The head of an area's page: the banner every page has, without buttons unless the page brings its own. */
export function areaBanner(page: string, words: Words) {
  return topBanner(page, { button1Status: words.button1 !== undefined, button2Status: words.button2 !== undefined, ...words })
}
