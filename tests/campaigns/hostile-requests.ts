import { hubOpenPath } from '../../src/nouns/hub/token-link.ts'
import { pages } from '../../src/routes.ts'
import { sections } from '../../src/content/sections.ts'
import type { Dice } from './editing-dice.ts'
import { broken, fitting, oneOf, type Schema } from './hostile-bodies.ts'

export type HostileRequest = { kind: string; method: string; path: string; headers: Record<string, string>; body?: string | Buffer }
type Operation = {
  parameters?: { name: string; in: string; schema?: Schema }[]
  requestBody?: { content?: Record<string, { schema?: Schema }> }
}
export type Described = { paths: Record<string, Record<string, Operation>> }

/** What a campaign asks of one kind: a call of the description or a page of the table of routes, so that a new one is in it by itself. */
export type RequestKind = {
  kind: string
  make(roll: Dice): Omit<HostileRequest, 'kind'>
  /** Who asks; by default anybody by chance. */
  as?: 'nobody' | 'admin'
  /** How often one after the other, and how many at the same moment; by default as the campaign is told. */
  times?: number
  together?: number
  /** What it is to be answered, where that is known before. */
  answered?: number
}

const known: Record<string, readonly unknown[]> = {
  client: ['windbreak', 'Windbreak', undefined],
  pageName: [...new Set(sections.map(({ page }) => page))],
  section: [...new Set(sections.map(({ section }) => section))],
  form: ['quote', 'contact', 'contact-me', 'ers'],
  key: ['agentList'],
  primaryKey: ['email'],
  id: [1, 2, 24, 'dana.whitlock@windbreak.example'],
}

/** Every kind of request: one for each call and page, and those that fit neither. */
export const kindsOf = (described: Described): RequestKind[] => [...callKinds(described), ...pageKinds(), ...oddKinds]

function callKinds({ paths }: Described): RequestKind[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      kind: `${method.toUpperCase()} ${path}`,
      make(roll: Dice) {
        const asked = (where: string) => (operation.parameters ?? []).filter((each) => each.in === where)
        const valueOf = ({ schema = {}, name }: { schema?: Schema; name: string }) => {
          const fits = fitting(schema, roll, known, name)
          return roll() < 0.5 ? fits : (JSON.parse(safe(broken(fits, roll))) as unknown)
        }
        const query = new URLSearchParams()
        for (const each of asked('query')) if (roll() < 0.8) query.append(each.name, wordOf(valueOf(each)))
        const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(wordOf(valueOf({ name }))) || '0')
        const content = operation.requestBody?.content ?? {}
        const address = `${filled}${query.size > 0 ? `?${query}` : ''}`
        if ('multipart/form-data' in content || /upload|files|ers$|contact-us|send-/.test(path))
          return { method: method.toUpperCase(), path: address, ...upload(roll) }
        const { schema } = content['application/json'] ?? {}
        if (!schema) return { method: method.toUpperCase(), path: address, headers: {} }
        const fits = fitting(schema, roll, known)
        const body = roll() < 0.4 ? JSON.stringify(fits) : broken(fits, roll)
        const type =
          roll() < 0.95 ? 'application/json' : oneOf(roll, ['text/plain', 'application/xml', 'application/json; charset=utf-7', 'x'])
        return { method: method.toUpperCase(), path: address, headers: { 'content-type': type }, body }
      },
    })),
  )
}

/** What was broken is put into an address as a value, where no JSON is. */
function safe(text: string): string {
  try {
    JSON.parse(text)
    return text
  } catch {
    return JSON.stringify(text.slice(0, 2000))
  }
}

const wordOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 3000)

/** A body with a file in it that may be none. */
export function upload(roll: Dice): Pick<HostileRequest, 'headers' | 'body'> {
  const inside = oneOf(roll, [
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    Buffer.from('%PDF-1.7\n%%EOF'),
    Buffer.alloc(5000, 7),
    Buffer.alloc(0),
    Buffer.from('\x89PNG\r\n\x1a\n'),
  ])
  const name = oneOf(roll, ['roof.jpg', '../../x.png', 'a"b.pdf', '', 'x'.repeat(500), '\u202egpj.exe'])
  const field = oneOf(roll, ['file', 'files', '__proto__', 'body', 'client', ''])
  const head = `--b\r\ncontent-disposition: form-data; name="${field}"${roll() < 0.8 ? `; filename="${name}"` : ''}\r\n\r\n`
  const whole = Buffer.concat([Buffer.from(head), inside, Buffer.from(roll() < 0.85 ? '\r\n--b--\r\n' : '')])
  return {
    headers: {
      'content-type': oneOf(roll, [
        'multipart/form-data; boundary=b',
        'multipart/form-data; boundary=b',
        'multipart/form-data',
        'multipart/form-data; boundary=',
      ]),
    },
    body: whole,
  }
}

function pageKinds(): RequestKind[] {
  return Object.entries(pages).flatMap(([key, page]) => {
    const path = page.path.replace(/:\w+/g, '1')
    const asked: RequestKind = {
      kind: `page ${key}`,
      make: (roll) => ({ method: oneOf(roll, methods), path: spelled(path, roll), headers: headersOf(roll) }),
    }
    if (!('posts' in page)) return [asked]
    return [
      asked,
      {
        kind: `post to page ${key}`,
        make: (roll) => ({ method: 'POST', path, ...(roll() < 0.3 ? upload(roll) : posted(roll)) }),
      },
    ]
  })
}

/** A form with odd names and broken words. */
export function posted(roll: Dice): Pick<HostileRequest, 'headers' | 'body'> {
  const form = new URLSearchParams()
  for (let field = 0; field < roll() * 8; field++)
    form.append(
      oneOf(roll, ['name', 'email', 'phone', 'token', 'website', 'later', '__proto__', 'constructor', '']),
      wordOf(JSON.parse(safe(broken('Ellie', roll)))),
    )
  return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: roll() < 0.9 ? form.toString() : '%'.repeat(5000) }
}

const methods = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const

function spelled(path: string, roll: Dice): string {
  const query =
    roll() < 0.4
      ? `?${oneOf(roll, ['q=%00', 'page=99999999999', 'q=%ff', '__proto__=1', 'near=%E2%80%AE', 'lat=1e999&lng=NaN', `q=${'x'.repeat(3000)}`, 'sent=x', '_data=x', 'a[]=1&a[]=2'])}`
      : ''
  if (roll() < 0.5) return path + query
  return (
    oneOf(roll, [
      `${path}/`,
      `/${path}`,
      path.toUpperCase(),
      `${path}.data`,
      `${path}/%2e%2e/x`,
      `${path}%00`,
      `${path}%`,
      `${path}/%ff`,
      `${path};x=1`,
      path.replace('/', '/%2F'),
      `${path}/${'a'.repeat(3000)}`,
    ]) + query
  )
}

/** Headers as no browser sends them, or none. */
export const headersOf = (roll: Dice): Record<string, string> =>
  oneOf<Record<string, string>>(roll, [
    {},
    {},
    { accept: '*/*;q=0' },
    { 'accept-encoding': 'br;q=0, gzip;q=1.5, x' },
    { 'if-none-match': '"x", W/"y", *' },
    { range: 'bytes=0-0,5-' },
    { cookie: 'sb_session=; sb_session=x; __proto__=1' },
    { cookie: `sb_session=${'x'.repeat(3000)}` },
    { origin: 'null' },
    { 'x-forwarded-for': '::1, <script>' },
    { 'accept-language': 'x'.repeat(2000) },
  ])

const oddKinds: RequestKind[] = [
  {
    kind: 'post to cards of the hub',
    make: (roll) => ({
      method: 'POST',
      path: oneOf(roll, [hubOpenPath, hubOpenPath, `${hubOpenPath}/`, `${hubOpenPath}?link=x`]),
      ...(roll() < 0.3
        ? posted(roll)
        : {
            headers: { 'content-type': 'application/x-www-form-urlencoded', accept: oneOf(roll, ['text/html', '*/*']) },
            body: new URLSearchParams({
              link: oneOf(roll, ['https://rating.windbreak.example', 'https://[', 'javascript:x', '//x', '\u0000']),
            }).toString(),
          }),
    }),
  },
  {
    kind: 'files and odd addresses',
    make: (roll) => ({
      method: oneOf(roll, methods),
      path: oneOf(roll, [
        '/assets/%00',
        '/art/%5C',
        '/media/x/800.avif',
        `/media/${'0'.repeat(40)}-10x10/1.avif`,
        '/api/docs/json',
        '/api/none',
        '/robots.txt',
        '/.well-known/jwks.json',
        '/sitemap.xml',
        '/.env',
        '/%',
        '/health',
        '/ready',
        '/auth/redirect?code=x',
        '/themes/x.css',
        '/favicon.ico',
      ]),
      headers: headersOf(roll),
    }),
  },
]
