import { startTestApp } from '../fixtures/test-app.ts'
import type { Dice } from './editing-dice.ts'
import { broken, oddWord, oneOf } from './hostile-bodies.ts'
import { headersOf, posted, upload, type Described, type RequestKind } from './hostile-requests.ts'

/**
 * Addresses that are neither calls of the description nor pages: files, feeds, older addresses, what payment companies and mail
 * servers post. The server itself is asked for them, so that a new one is in the campaign by itself.
 */
export async function routeKinds({ paths }: Described): Promise<RequestKind[]> {
  const site = await startTestApp()
  await site.close()
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const beside = new Set(site.app.routes.filter((route) => !described.includes(route) && !/^(HEAD|OPTIONS) /.test(route)))
  return [...beside].map((route) => ({ kind: `address ${route}`, make: (roll) => askFor(route, roll) }))
}

function askFor(route: string, roll: Dice): ReturnType<RequestKind['make']> {
  const [method, pattern] = route.split(' ')
  const path = pattern
    .replace(/\(.*?\)/g, '')
    .replace(/:\w+|\*/g, () => (roll() < 0.5 ? oneOf(roll, likely) : encodeURIComponent(oddWord(roll).toWellFormed().slice(0, 1500))))
  const query =
    roll() < 0.3 ? `?${oneOf(roll, ['client=windbreak', 'client[]=1&client[]=2', 'page=99999999999', 'v=%00', '__proto__=1'])}` : ''
  if (method === 'GET') return { method, path: path + query, headers: headersOf(roll) }
  const brought = roll() < 0.3 ? posted(roll) : roll() < 0.5 ? upload(roll) : notice(roll)
  return { method, path: path + query, headers: { ...headersOf(roll), ...brought.headers }, body: brought.body }
}

/** As far as names go that are really there: hashes, numbers, sheets of the site. */
const likely = [
  '1',
  '0'.repeat(40),
  `${'0'.repeat(64)}`,
  'windbreak',
  'windbreak.css',
  '1.xml',
  'pages.xml',
  'agents-1.xml',
  'home-hero',
  'one-inc',
]

/** What another server posts, signed by nobody. */
function notice(roll: Dice): { headers: Record<string, string>; body: string } {
  const told = { type: 'payment', id: 'x', amount: 120, reference: oddWord(roll), email: 'ellie@mail.example', event: 'bounce' }
  const body = roll() < 0.2 ? oddWord(roll).repeat(40) : broken(oneOf<unknown>(roll, [told, [told, told], { events: [told] }]), roll)
  return {
    headers: {
      'content-type': oneOf(roll, [
        'application/json',
        'application/json',
        'application/reports+json',
        'application/csp-report',
        'text/plain',
      ]),
      ...(roll() < 0.5 ? { authorization: `Bearer ${'x'.repeat(500)}`, 'x-signature': 'sha256=x', 'x-timestamp': '1e999' } : {}),
    },
    body,
  }
}
