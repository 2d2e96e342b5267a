import { address } from './routes.ts'

/** To ask for a case is to read it, which is written down: no browser does so because a pointer passed. */
const read = [address.inbox, `${address.inbox}?*`]

/**
 * Which links a browser may fetch before they are clicked, as speculation rules. They stand in each page: as a file of their own they were asked
 * for before the faces of type, which on a phone's network came a round trip later for it.
 */
export const fetchedAhead = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/auth/*', '/media/*', '/*.pdf', ...read] } }] },
      eagerness: 'moderate',
    },
  ],
})
