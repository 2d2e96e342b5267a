/**
 * Who may import whom, as what is allowed: whatever is not named here is refused (docs/decisions/0022).
 * `may`: rooms it may import. `types`: rooms it may take types from, which are gone when the code runs.
 * `why` is said when lint refuses. A file belongs to the room with the longest fitting `at`: a folder, or
 * one file with the test beside it.
 */
/** What every noun stands on. */
export const ground = ['durations', 'server/db', 'server/http', 'server/jobs', 'server/sealing', 'server/settings']

/** Nouns, each in the folder it is called by: a noun more is a line here. */
const nounRooms = {
  'server/agents': {
    may: ['calls', 'content', 'nouns', 'routes', 'words', 'server/content', 'server/crawlers', 'server/items', 'server/places', ...ground],
    types: ['pages'],
  },
  'server/articles': {
    may: [
      'calls',
      'content',
      'fields',
      'nouns',
      'words',
      'server/content',
      'server/crawlers',
      'server/items',
      'server/mail',
      'server/media',
      ...ground,
    ],
  },
  'server/attachments': { may: ['nouns', 'server/media', ...ground] },
  'server/captcha': { may: ['calls', 'server/identity', ...ground] },
  'server/content': {
    may: ['content', 'fields', 'nouns', 'server/media', ...ground],
    types: ['pages'],
  },
  'server/crawlers': {
    may: ['content', 'routes', ...ground],
    types: ['server/content'],
  },
  'server/desk': {
    may: ['calls', 'forms', 'nouns', 'words', 'server/forms', 'server/mail', 'server/permissions', ...ground],
    types: ['server/attachments', 'server/identity'],
  },
  'server/forms': {
    may: ['content', 'forms', 'nouns', 'routes', 'words', 'server/captcha', 'server/mail', ...ground],
    types: ['calls', 'pages', 'server/agents', 'server/attachments', 'server/content'],
  },
  'server/hub-tokens': {
    may: ['nouns', 'routes', 'words', 'server/permissions', ...ground],
    types: ['server/identity'],
  },
  'server/identity': { may: ['calls', 'server/permissions', ...ground], types: ['pages'] },
  'server/insights': {
    may: ['forms', 'nouns', 'routes', 'server/permissions', ...ground],
    types: ['server/identity'],
  },
  'server/items': {
    may: ['calls', 'fields', 'nouns', 'server/content', ...ground],
    types: ['content'],
    why: 'Items of every kind know no kind: a kind hands over what it declares.',
  },
  'server/link-guard': {
    may: ['content', 'fields', 'nouns', 'routes', 'server/content', ...ground],
    types: ['server/media', 'server/pages'],
  },
  'server/mail': { may: ['nouns', 'words', ...ground] },
  'server/media': { may: ['fields', 'nouns', 'routes', ...ground] },
  'server/payments': {
    may: ['nouns', 'routes', 'words', 'server/identity', 'server/mail', 'server/permissions', ...ground],
    types: ['pages'],
  },
  'server/places': { may: ['nouns', 'server/identity', ...ground], types: ['calls'] },
  'server/search': {
    may: ['content', 'fields', 'forms', 'nouns', 'routes', 'words', 'server/articles', 'server/content', 'server/media', ...ground],
    types: ['server/agents', 'server/places'],
  },
  'server/stopped-work': {
    may: [
      'nouns',
      'server/articles',
      'server/crawlers',
      'server/desk',
      'server/link-guard',
      'server/mail',
      'server/media',
      'server/payments',
      ...ground,
    ],
  },
  'server/redirects': {
    may: ['nouns', 'routes', ...ground],
    types: ['pages', 'server/identity', 'server/pages'],
  },
  'server/your-day': {
    may: [
      'content',
      'fields',
      'nouns',
      'routes',
      'words',
      'server/content',
      'server/desk',
      'server/identity',
      'server/items',
      'server/mail',
      'server/permissions',
      ...ground,
    ],
    types: ['server/agents'],
  },
}

/** Allowed as a whole, though not each walks on all of them. */
export const nouns = Object.keys(nounRooms)

export const rooms = {
  // Known by both sides: browser and server.
  durations: { at: ['src/durations.ts'], may: [], why: 'A minute is as long for everybody.' },
  routes: {
    at: [
      'src/routes.ts',
      'src/area-pages.ts',
      'src/page-row.ts',
      'src/insurance-path.ts',
      'src/article-paths.ts',
      'src/fetched-ahead.ts',
      'src/small-scripts.ts',
    ],
    may: [],
    types: ['calls'],
    why: 'Addresses know nothing of what answers at them.',
  },
  words: { at: ['src/words/'], may: [], types: ['nouns', 'routes'], why: 'Words know nothing of who says them.' },
  fields: { at: ['src/fields/'], may: [], why: 'The vocabulary knows nothing of what is said in it.' },
  calls: { at: ['src/calls/'], may: ['fields', 'nouns'], why: 'A contract knows neither of the two sides that keep it.' },
  nouns: { at: ['src/nouns/'], may: ['durations', 'fields', 'routes', 'words'], why: 'What a noun is holds in browser and server alike.' },
  content: {
    at: ['src/content/'],
    may: ['fields', 'nouns', 'routes'],
    why: 'A declaration says what is edited, not how it is shown or sent.',
  },
  forms: {
    at: ['src/forms/'],
    may: ['content', 'nouns', 'words'],
    types: ['routes'],
    why: 'A declaration says what is asked, not how it is shown or sent.',
  },

  // What people see and use.
  ui: { at: ['src/ui/'], may: ['words'], types: ['nouns'], why: 'Look and feel know no product.' },
  art: { at: ['src/art/'], may: ['ui'], why: 'The generator draws at build time, from the palette and the map alone.' },
  enhance: {
    at: ['src/enhance/'],
    may: ['calls', 'nouns', 'routes', 'ui'],
    why: 'Every visitor loads these scripts, so they carry no sections and no words.',
  },
  editor: {
    at: ['src/editor/'],
    may: ['calls', 'content', 'durations', 'fields', 'nouns', 'routes', 'ui', 'words'],
    why: 'The editor meets the page it edits in ui/live-sections.tsx, and the server in the calls.',
  },
  pages: {
    at: ['src/pages/', 'src/root.tsx', 'src/entry.client.tsx', 'src/entry.server.tsx', 'src/entry.visitors.tsx'],
    may: ['art', 'calls', 'content', 'durations', 'fields', 'forms', 'nouns', 'routes', 'ui', 'words'],
    why: 'A page asks the site in its router context, and never leads a visitor to the editor or the server.',
  },
  demo: {
    at: ['src/demo/'],
    may: ['art', 'content', 'fields', 'nouns', 'routes'],
    types: ['server/articles', 'server/payments'],
    why: 'The demonstration is handed to the product, which does not know it.',
  },

  'sandbox-payments': { at: ['src/sandbox-payments/'], may: [], why: 'It plays the vendor, who knows nothing of us but what we tell it.' },

  // The server, from the ground up.
  'server/settings': {
    at: [
      'src/server/bad-setting.ts',
      'src/server/check-payment-settings.ts',
      'src/server/check-settings.ts',
      'src/server/keep-heap-small.ts',
      'src/server/release-compile-cache.ts',
      'src/server/other-languages.ts',
      'src/server/settings.ts',
      'src/server/this-machine.ts',
      'src/server/tenants.ts',
      'src/server/environment-settings.ts',
      'src/server/token-target.ts',
    ],
    may: ['nouns', 'words'],
    types: ['ui'],
    why: 'Settings are read before anything else is there.',
  },
  'server/watchdog': {
    at: ['src/server/end-at-once.ts', 'src/server/watch-loop.ts', 'src/server/watchdog-thread.ts'],
    may: [],
    why: 'What watches the rest depends on none of it.',
  },
  'server/db': {
    at: ['src/server/db/'],
    may: ['durations', 'server/settings', 'server/watchdog'],
    types: ['nouns'],
    why: 'The tables know nothing of who keeps what in them.',
  },
  'server/http': {
    at: ['src/server/http/'],
    may: ['durations', 'routes', 'words', 'server/settings'],
    types: ['fields'],
    why: 'What every answer needs knows no noun; it is handed what it needs.',
  },
  'server/sealing': {
    at: ['src/server/sealing/'],
    may: ['server/db', 'server/http', 'server/jobs', 'server/settings'],
    why: 'A box does not know what is in it.',
  },
  'server/backup': {
    at: ['src/server/backup/'],
    may: ['durations', 'server/db', 'server/http', 'server/jobs', 'server/sealing', 'server/settings'],
    why: 'A backup holds every noun and knows none.',
  },
  'server/jobs': {
    at: ['src/server/jobs/'],
    may: ['durations', 'nouns', 'server/db', 'server/http'],
    why: 'Jobs run what nouns hand them.',
  },
  'server/permissions': {
    at: ['src/server/permissions.ts'],
    may: ['server/http'],
    types: ['calls', 'server/identity', 'server/settings'],
    why: 'Who may do what is one list of functions that look at a person and a tenant.',
  },
  ...Object.fromEntries(
    Object.entries(nounRooms).map(([noun, room]) => [
      noun,
      { at: [`src/${noun}/`], why: 'A noun knows the nouns it is made of, never an endpoint or a page.', ...room },
    ]),
  ),
  'server/api': {
    at: ['src/server/api/'],
    may: ['calls', 'content', 'fields', 'forms', 'nouns', 'routes', 'server/http', 'server/permissions', 'server/settings', ...nouns],
    why: 'An endpoint is a list of steps: parse, permit, ask a noun, present.',
  },
  'server/pages': {
    at: ['src/server/pages/'],
    may: [
      'durations',
      'nouns',
      'routes',
      'words',
      'server/http',
      'server/identity',
      'server/insights',
      'server/media',
      'server/permissions',
    ],
    types: ['pages', 'server/app', 'server/captcha', 'server/content', 'server/nouns', 'server/settings'],
    why: 'The server renders pages that are built already; only types cross from their source.',
  },
  'server/nouns': {
    at: ['src/server/nouns/'],
    may: ['calls', 'content', 'nouns', 'routes', 'words', 'server/api', 'server/backup', 'server/permissions', ...nouns, ...ground],
    types: ['pages', 'server/pages', 'ui'],
    why: 'Here a noun registers itself: its calls, its routes, what pages may ask of it.',
  },
  'server/app': {
    at: ['src/server/app.ts', 'src/server/services.ts'],
    may: [
      'content',
      'server/api',
      'server/content',
      'server/crawlers',
      'server/identity',
      'server/insights',
      'server/nouns',
      'server/pages',
      'server/payments',
      'server/places',
      ...ground,
    ],
    types: [
      'calls',
      'nouns',
      'ui',
      'server/articles',
      'server/attachments',
      'server/backup',
      'server/captcha',
      'server/items',
      'server/link-guard',
      'server/mail',
      'server/media',
    ],
    why: 'The app is a list of nouns one reads aloud.',
  },
}

const inSrc = Object.keys(rooms)

rooms.start = {
  at: ['server.ts'],
  may: [
    'demo',
    'sandbox-payments',
    'server/app',
    'server/attachments',
    'server/db',
    'server/http',
    'server/identity',
    'server/link-guard',
    'server/mail',
    'server/media',
    'server/pages',
    'server/payments',
    'server/places',
    'server/sealing',
    'server/settings',
    'server/watchdog',
  ],
  why: 'It chooses the real services and opens the port, no more.',
}
rooms.begin = {
  at: ['scripts/begin-demo.ts'],
  may: ['demo', 'routes', 'server/app', 'server/db', 'server/identity', 'server/media', 'server/sealing', 'server/settings'],
  types: ['server/pages'],
  why: 'It lays out what the demonstration brings and opens no port.',
}
rooms.scripts = {
  at: ['scripts/'],
  may: ['art', 'nouns', 'routes', 'ui', 'server/db', 'server/places', 'server/sealing', 'server/search', 'server/settings'],
  why: 'Scripts make ready what the site needs; they do not run it.',
}
rooms.tests = { at: ['tests/'], may: [...inSrc, 'scripts', 'start'], why: 'Tests look at everything.' }

/** Packages that some rooms only may import; types of them everybody may. */
export const packages = {
  'drizzle-orm': {
    for: ['server/backup', 'server/db', 'server/jobs', 'server/sealing', ...nouns, 'tests'],
    why: 'Only nouns, jobs, sealing, backups and db write SQL.',
  },
  react: { for: ['words', 'ui', 'pages', 'editor'], why: 'React is for what people see; every other room works without it.' },
  fastify: { for: ['server/http', 'tests'], why: 'What every answer needs is made once; who adds to it is handed the app.' },
}
