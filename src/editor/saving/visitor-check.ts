import { address, pages, type Page } from '../../routes.ts'

/**
 * Asks for this page as a visitor would, until it is at `version` of the content. Answers false when it did not get
 * there in a few tries, so that nothing is claimed that was not seen.
 */
export async function seenByVisitors(version: number, { fetch: ask = fetch, pause = wait }: Means = {}): Promise<boolean> {
  for (const ms of [0, 150, 400, 1_000, 2_500]) {
    if (ms > 0) await pause(ms)
    try {
      const answer = await ask(asVisitor(location.pathname), { credentials: 'omit', cache: 'no-store' })
      if (Number(answer.headers.get('content-version')) >= version) return true
    } catch {
      // Offline for a moment: the next try tells.
    }
  }
  return false
}

/** Where visitors get no page, that of all pages tells, whose version is the same. */
const asVisitor = (path: string) => (forFew.some((each) => `${path}/`.startsWith(`${each}/`)) ? address.home : path)

const forFew = Object.values<Page>(pages).flatMap(({ path, who }) => (who ? [path.split('/:')[0]] : []))

type Means = { fetch?: typeof fetch; pause?: (ms: number) => Promise<void> }

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
