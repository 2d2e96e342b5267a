import { papersPath } from '../../fields/pdf.ts'
import { address } from '../../routes.ts'
import { atomAddress, rssAddress } from '../articles/feed-addresses.ts'
import { hubPath } from '../hub/token-link.ts'

/**
 * Where the server itself answers, and doors of the signed-in: nothing below these is ever led elsewhere, whatever anybody
 * writes at the desk (docs/decisions/0052). tests/calls/redirects.test.ts holds it against every route of the server.
 */
const closed = [
  '/api',
  '/auth',
  '/cms',
  '/media',
  '/assets',
  '/enhance',
  '/art',
  '/papers',
  '/health',
  '/ready',
  '/.well-known',
  '/theme',
  '/pay/frame',
  '/pay/notices',
  hubPath,
  papersPath,
  address.redirectsDesk,
  address.stoppedWork,
  rssAddress,
  atomAddress,
]

/** Files that search engines, readers and browsers ask for by these names. */
const files = /^\/(?:robots\.txt|favicon\.ico|sitemap(?:-[^/]*|\.xml))$/

/** By a folded path. */
export const isClosed = (path: string): boolean =>
  closed.some((beginning) => path === beginning || path.startsWith(`${beginning}/`)) || files.test(path)
