import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blogById, publishedBlog, publicBlogs } from '../../src/calls/article-addresses.ts'
import { importPosts, type ImportReport } from '../../src/server/articles/import/import-posts.ts'
import { exportPosts } from '../../src/server/articles/import/export-posts.ts'
import { fetchedPictures } from '../../src/server/articles/import/fetch-pictures.ts'
import { localPictures } from '../../src/server/articles/import/local-pictures.ts'
import { createPictureKeeper } from '../../src/server/articles/import/picture-keeper.ts'
import { readExport } from '../../src/server/articles/import/read-export.ts'
import { reportInWords } from '../../src/server/articles/import/report-in-words.ts'
import { findByOldPath } from '../../src/server/articles/old-addresses.ts'
import { followContentVersions } from '../../src/server/content/content-version.ts'
import { articleStates } from '../../src/server/db/tables/articles.ts'
import { items } from '../../src/server/db/tables/items.ts'
import { createLocalFiles } from '../../src/server/media/local-files.ts'
import { createPictureStore } from '../../src/server/media/picture-store.ts'
import { startTestApp, type TestApp } from '../fixtures/test-app.ts'

const exported = 'tests/fixtures/exports'
const now = () => new Date('2026-11-22T12:00:00Z')
const warn = () => {}

let site: TestApp
let folder: string
beforeAll(async () => {
  site = await startTestApp()
  folder = mkdtempSync(join(tmpdir(), 'shelterbelt-posts-'))
})
afterAll(async () => {
  await site?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** As the command does it. */
async function bring(path: string, { to = site, tenant = 'windbreak', oldSite = '', breaksAt = '' } = {}): Promise<ImportReport> {
  const { db } = to.database
  const { oldSite: imported, folder: beside } = await readExport(path, oldSite)
  const pictures = picturesOf(to)
  const keepPicture = createPictureKeeper({
    places: [await localPictures(beside)],
    nowhere: 'it is not in the folder',
    keep: (bytes) => pictures.keep(bytes, { tenant, account: 'system' }),
  })
  const versions = await followContentVersions(to.database)
  try {
    const keep: typeof keepPicture = async (src, near) => {
      if (src === breaksAt) throw new Error('cut off')
      return keepPicture(src, near)
    }
    return await importPosts({ db, versions, now, warn, keepPicture: keep }, tenant, imported)
  } finally {
    versions.stop()
  }
}

const picturesOf = ({ database: { db }, folder: data }: TestApp) =>
  createPictureStore({ files: createLocalFiles(join(data, 'media')), db, now })

async function read(path: string, as?: 'admin') {
  const response = await fetch(site.origin + path, as ? { headers: { cookie: await site.cookieOf(as) } } : {})
  return { status: response.status, body: (await response.json()) as { data: { [name: string]: never } & { richText: string } } }
}

const listed = async () => {
  const { body } = await read(`${publicBlogs.path}?page=1&limit=100`)
  return (body.data as unknown as { title: string }[]).map(({ title }) => title).toSorted()
}

/** Everything there is of articles, topics and tags, to compare. */
const everything = async () => ({
  items: await site.database.db.select().from(items).orderBy(asc(items.kind), asc(items.id)),
  states: await site.database.db.select().from(articleStates).orderBy(asc(articleStates.id)),
})

describe('posts of WordPress', () => {
  let report: ImportReport
  beforeAll(async () => {
    report = await bring(`${exported}/wordpress.xml`)
  })

  it('are articles that visitors read where they were public, and nobody but staff where they were not', async () => {
    expect(report.kept.map(({ title, published }) => [title, published])).toEqual([
      ['When hail comes & stays', true],
      ['Classic', true],
      ['For us alone', false],
      ['Half written', false],
    ])
    expect(await listed()).toEqual(['Classic', 'When hail comes & stays'])
    for (const { id, published } of report.kept) {
      expect((await read(publishedBlog.path.replace(':id', String(id)))).status).toBe(published ? 200 : 404)
      expect((await read(blogById.path.replace(':id', String(id)), 'admin')).status).toBe(200)
    }
  })

  it('keep their day, their tags and their picture', async () => {
    const { body } = await read(publishedBlog.path.replace(':id', String(report.kept[0].id)))
    expect(body.data).toMatchObject({
      title: 'When hail comes & stays',
      subTitle: 'What to do first.',
      publishedDate: '2019-05-03T14:30:00.000Z',
    })
    const tags = (body.data.tagList as unknown as { tag: string; title: string }[]).map(({ tag, title }) => `${title} / ${tag}`)
    expect(tags.toSorted()).toEqual(['Weather / Hail & wind', 'Weather / Roofs'])
    expect(body.data.imageLink).toMatch(/^\/media\/[0-9a-f]{40}-120x80#alt=A%20red%20barn$/)
  })

  it('keep their words, with pictures of here and links that still lead there', async () => {
    const { richText } = (await read(publishedBlog.path.replace(':id', String(report.kept[0].id)))).body.data
    expect(richText).toContain('Look up')
    expect(richText).toMatch(/<img src="\/media\/[0-9a-f]{40}-120x80" alt="A barn in hail" width="120" height="80" loading="lazy">/)
    expect(richText).toContain('<a href="/2019/06/classic">the other one</a>')
    expect(richText).toContain('<a href="https://video.example/embed/1" rel="noopener">')
    expect(richText).not.toMatch(/script|alert|iframe|wp:|contact-form/)
  })

  it('are found by the paths they had, while visitors may read them', async () => {
    const { db } = site.database
    const [hail, , ours] = report.kept
    expect(await findByOldPath(db, 'windbreak', '/2019/05/When-Hail-Comes/')).toBe(`/360/about/blog/${hail.id}-when-hail-comes`)
    expect(await findByOldPath(db, 'windbreak', '/2020/01/ours')).toBeUndefined()
    expect(ours.title).toBe('For us alone')
    for (const path of ['/', '', 'x', '/2019/05', `/${'a'.repeat(5000)}`, '/%00\0', 'from wordpress prairie.example 12'])
      expect(await findByOldPath(db, 'windbreak', path)).toBeUndefined()
    expect(await findByOldPath(db, 'prairie', '/2019/05/when-hail-comes')).toBeUndefined()
  })

  it('leave a report of everything that was not kept', () => {
    expect(reportInWords(report)).toBe(
      [
        '4 posts were brought: 2 published, 2 as drafts.',
        '',
        'What could not be kept as it was:',
        '  “When hail comes & stays”',
        '    1 comment was not kept.',
        '    The part “[contact-form]” of a plug-in was left out.',
        '    What was embedded from https://video.example/embed/1 became a link.',
        '    A script was left out.',
        '  “For us alone”',
        '    It was private; it is a draft here.',
        '    It had no picture; one of ours stands at its head.',
        '  “Gone”',
        '    It was in the trash, and was left there.',
        '  In all',
        '    1 of the kind “page” is no post and was not kept.',
        '  “Classic”',
        '    It had no picture at its head; the first one in it stands there.',
        '  “Half written”',
        '    It had no picture; one of ours stands at its head.',
      ].join('\n'),
    )
  })

  it('are left as somebody left them when they are brought again', async () => {
    const before = await everything()
    const again = await bring(`${exported}/wordpress.xml`)
    expect(again.kept).toEqual([])
    expect(again.already).toHaveLength(4)
    expect(await everything()).toEqual(before)
  })

  it('go on where a run was cut off', async () => {
    const whole = readFileSync(`${exported}/wordpress.xml`, 'utf8')
    const more = whole.replace(
      '</channel>',
      `${/<item>(?:(?!<\/item>).)*<wp:post_id>13<.*?<\/item>/s.exec(whole)?.[0].replace('>13<', '>99<').replace('Classic', 'Newer')}</channel>`,
    )
    writeFileSync(join(folder, 'more.xml'), more)
    const { kept, already, losses } = await bring(join(folder, 'more.xml'))
    expect(kept.map(({ title }) => title)).toEqual(['Newer'])
    expect(losses).toContainEqual({ of: 'Newer', words: 'Its old address /2019/06/classic leads to another post, which had it first.' })
    expect(already).toHaveLength(4)
    // The address of two is of whoever had it first; the second gets one of its own here.
    const { body } = await read(blogById.path.replace(':id', String(kept[0].id)), 'admin')
    expect(body.data.title).toBe('Newer')
    expect(await findByOldPath(site.database.db, 'windbreak', '/2019/06/classic')).toMatch(/-classic$/)
  })
})

describe('posts of Ghost and of a folder', () => {
  it('come with what Ghost knows of them', async () => {
    const { kept, losses } = await bring(`${exported}/ghost.json`, { oldSite: 'https://barns.example' })
    expect(kept.map(({ title, published }) => [title, published])).toEqual([
      ['Older', false],
      ['A barn in spring', true],
      ['Soon', false],
    ])
    const { richText } = (await read(publishedBlog.path.replace(':id', String(kept[1].id)))).body.data
    expect(richText).toContain('<a href="/older">the older one</a>')
    expect(losses).toContainEqual({
      of: 'A barn in spring',
      words: 'The picture https://barns.example/content/images/2025/06/barn.png could not be kept: it is not in the folder.',
    })
    expect(losses).toContainEqual({ of: 'A barn in spring', words: 'Code became plain words.' })
  })

  it('come from HTML and Markdown, with the pictures beside them', async () => {
    const { kept, losses } = await bring(`${exported}/posts`)
    expect(kept.map(({ title }) => title)).toEqual(['First snow: what now?', 'Hay, dry'])
    const { body } = await read(publishedBlog.path.replace(':id', String(kept[0].id)))
    expect(body.data.imageLink).toMatch(/^\/media\/[0-9a-f]{40}-120x80#alt=A%20red%20barn$/)
    const { richText } = body.data
    for (const part of [
      '<em>slowly</em>',
      '<strong>brake early</strong>',
      '<li><p>Scraper</p></li>',
      '<th><p>Speed</p></th>',
      'alt="A barn"',
    ])
      expect(richText).toContain(part)
    expect(losses.map(({ of }) => of)).toContain('broken.md')
    expect(await findByOldPath(site.database.db, 'windbreak', '/old/first-snow.html')).toMatch(/-first-snow$/)
  })

  it('that are too long are said not to be kept, and the others are', async () => {
    const long = join(folder, 'long')
    cpSync(`${exported}/posts/2019`, long, { recursive: true })
    writeFileSync(join(long, 'long.md'), `---\ntitle: Long\n---\n${'A long line of words.\n\n'.repeat(40_000)}`)
    writeFileSync(
      join(long, 'hostile.md'),
      '---\ntitle: "<script>alert(1)</script>"\n---\n<img src=x onerror=alert(1)><p onclick="x">Words <a href="javascript:alert(1)">here</a></p>',
    )
    const { kept, losses } = await bring(long)
    expect(kept.map(({ title }) => title).toSorted()).toEqual(['<script>alert(1)</script>', 'Hay, dry'])
    expect(losses.filter(({ of }) => of === 'Long')).toContainEqual({ of: 'Long', words: expect.stringMatching(/^It was not kept: /) })
    const hostile = kept.find(({ title }) => title.startsWith('<'))
    const { richText } = (await read(publishedBlog.path.replace(':id', String(hostile?.id)))).body.data
    expect(richText).toBe('<p>Words here</p>')
  })
})

describe('posts that lead to each other', () => {
  const files = () => {
    const of = join(folder, 'leading')
    mkdirSync(join(of, 'old'), { recursive: true })
    const file = (name: string, facts: string, words = 'Words.') => writeFileSync(join(of, name), `---\n${facts}\n---\n\n${words}\n`)
    // Somebody else had the slug before, and both name one that is younger or does not come.
    file(
      'first.md',
      'title: First hay\nslug: hay\ndate: 2020-01-01\nauthor: Ann Ode\nrelated: [barn, hay-2, none]',
      'To [page](old/page.html), [file](barn.md).',
    )
    file('barn.md', `title: A barn\ndate: 2021-01-01\nslug: barn\nrelated: [hay]\ntags: [${Array.from({ length: 32 }, (_, n) => `t${n}`)}]`)
    file('hay-2.md', 'title: Soon\ndate: 2026-12-24')
    writeFileSync(join(of, 'old', 'page.html'), '<article><h1>Page</h1><p>To the <a href="../barn.md#top">barn</a>.</p></article>')
    return of
  }
  const idOf = ({ kept }: ImportReport, title: string) => kept.find((each) => each.title === title)?.id ?? 0
  const draft = async (id: number) => (await read(blogById.path.replace(':id', String(id)), 'admin')).body.data

  let report: ImportReport
  it('do so here, whichever was first; and what was for later is for nobody yet', async () => {
    report = await bring(files())
    expect(report.kept.map(({ title, published }) => [title, published])).toEqual([
      ['First hay', true],
      ['A barn', true],
      ['Soon', false],
      ['Page', true],
    ])
    const [hay, barn, soon] = ['First hay', 'A barn', 'Soon'].map((title) => idOf(report, title))
    const live = (await read(publishedBlog.path.replace(':id', String(hay)))).body.data
    expect(live).toMatchObject({ relatedPost1: barn, publishedDate: '2020-01-01T12:00:00.000Z' })
    expect(await draft(hay)).toMatchObject({ relatedPost1: barn, relatedPost2: soon, relatedPost3: -1 })
    expect(await draft(barn)).toMatchObject({ relatedPost1: hay })
    expect(live.richText).toContain('<a href="/old/page.html">page</a>, file.')
    const { body } = await read('/api/blog/desk?search=first%20hay', 'admin')
    expect((body as unknown as { rows: object[] }).rows).toMatchObject([{ id: hay, createdBy: 'Ann Ode', draftWaits: false }])
  })

  it('say everything that was not kept, and change nothing when they are brought again', async () => {
    const before = await everything()
    const again = await bring(files())
    expect([again.kept, again.already.length]).toEqual([[], 4])
    expect(await everything()).toEqual(before)
    const said = report.losses.map(({ of, words }) => `${of}: ${words}`).filter((each) => !each.includes('picture'))
    expect(said.toSorted()).toEqual([
      'A barn: The tag “t30” was not kept: an article has 30 at the most.',
      'A barn: The tag “t31” was not kept: an article has 30 at the most.',
      'First hay: The link to barn.md leads nowhere from here; its words stay.',
      'First hay: The related post “none” is not here; the site chooses another.',
      'Page: The link to ../barn.md#top leads nowhere from here; its words stay.',
      'Soon: It was to appear on 2026-12-24; it is a draft here, for somebody to schedule.',
    ])
  })
})

it('posts that came before the work was cut off lead to those that came when it was done again', async () => {
  const of = join(folder, 'cut-off')
  mkdirSync(of)
  const file = (name: string, facts: string) => writeFileSync(join(of, `${name}.md`), `---\ntitle: ${name}\n${facts}\n---\n\nWords.\n`)
  file('cut-first', 'date: 2001-01-01\nrelated: [cut-last]')
  // More than are kept in one go.
  for (let n = 0; n < 20; n++) file(`cut-${n}`, 'date: 2002-01-01')
  file('cut-last', 'date: 2003-01-01\nimage: cut.png')
  await expect(bring(of, { breaksAt: 'cut.png' })).rejects.toThrow('cut off')

  const { kept, already } = await bring(of)
  expect(already).toContain('cut-first')
  const last = kept.find(({ title }) => title === 'cut-last')?.id ?? 0
  const first = (await site.database.db.select().from(articleStates)).find(({ title }) => title === 'cut-first')?.id
  const { body } = await read(publishedBlog.path.replace(':id', String(first)))
  expect(body.data).toMatchObject({ relatedPost1: last, publishedDate: '2001-01-01T12:00:00.000Z' })
  const before = await everything()
  await bring(of)
  expect(await everything()).toEqual(before)
})

describe('posts taken along', () => {
  it('change nothing where they are, and are the same on another site', async () => {
    const leaving = join(folder, 'leaving')
    const { posts, pictures, missing } = await exportPosts(leaving, {
      db: site.database.db,
      tenant: 'windbreak',
      warn,
      pictures: picturesOf(site),
    })
    expect({ posts, pictures: pictures > 0, missing }).toEqual({ posts: (await everything()).states.length, pictures: true, missing: [] })
    expect(readdirSync(leaving).filter((name) => name.endsWith('.md'))).toHaveLength(posts)

    const before = await everything()
    const here = await bring(leaving)
    expect({ kept: here.kept, already: here.already.length }).toEqual({ kept: [], already: posts })
    expect(await everything()).toEqual(before)

    const other = await bring(leaving, { tenant: 'prairie' })
    expect(other.kept).toHaveLength(posts)
    const again = join(folder, 'again')
    await exportPosts(again, { db: site.database.db, tenant: 'prairie', warn, pictures: picturesOf(site) })
    for (const name of readdirSync(leaving).filter((each) => each.endsWith('.md')))
      expect(withoutPlace(readFileSync(join(again, name), 'utf8'))).toBe(withoutPlace(readFileSync(join(leaving, name), 'utf8')))
  })
})

/** Of a file what does not say on which site it is, and under which number. */
const withoutPlace = (text: string) => text.replace(/^(?:origin|permalink): .*\n/gm, '')

describe('pictures of the old site', () => {
  const site = 'https://old.example'
  const answering = (answers: { [url: string]: Response }) =>
    fetchedPictures(site, (async (url: URL) => answers[url.href] ?? new Response('', { status: 404 })) as never)
  const moved = (location: string) => new Response(null, { status: 302, headers: { location } })

  it('are fetched from there and from nowhere else', async () => {
    const find = answering({
      [`${site}/a.png`]: new Response('bytes'),
      [`${site}/b.png`]: moved('/a2.png'),
      [`${site}/a2.png`]: new Response('more'),
      [`${site}/c.png`]: moved('http://169.254.169.254/latest'),
      [`${site}/d.png`]: moved('/d.png'),
      [`${site}/e.png`]: new Response(new Uint8Array(11_000_000)),
    })
    expect(await find('/a.png', '')).toEqual({ bytes: Buffer.from('bytes') })
    expect(await find(`${site}/b.png`, '')).toEqual({ bytes: Buffer.from('more') })
    expect(await find(`${site}/c.png`, '')).toEqual({ lost: 'its address leads to another site' })
    expect(await find(`${site}/d.png`, '')).toEqual({ lost: 'its address leads on and on' })
    expect(await find(`${site}/e.png`, '')).toEqual({ lost: 'it is larger than 10 MB' })
    expect(await find(`${site}/f.png`, '')).toEqual({ lost: 'the old site answered 404' })
    for (const src of ['https://else.example/a.png', 'http://old.example/a.png', 'file:///etc/passwd', 'data:image/png;base64,AA'])
      expect(await find(src, '')).toBeUndefined()
  })
})

it('posts with nothing in them, or taken down since, are for nobody yet', async () => {
  const odd = join(folder, 'odd')
  mkdirSync(odd)
  writeFileSync(join(odd, 'empty.md'), '---\ntitle: Empty\ndate: 2019-05-01\n---\n\n&nbsp;\n')
  writeFileSync(join(odd, 'gone.md'), '---\ntitle: Gone since\ndate: 2019-05-01\nexpiryDate: 2020-01-01\n---\nWords.')
  writeFileSync(
    join(odd, 'plugin.html'),
    '<title>Plug-in</title><body><script>alert(1)</script>[contact-form id="3"]<img src="lost.png" alt=""></body>',
  )
  writeFileSync(join(odd, 'toml.md'), '+++\ntitle = "Toml"\ndraft = true\n+++\nWords.')
  const { kept, losses } = await bring(odd)
  expect(kept.map(({ title, published }) => [title, published])).toEqual([
    ['Empty', false],
    ['Gone since', false],
    ['Plug-in', false],
  ])
  expect(losses.filter(({ words }) => !words.includes('picture'))).toEqual([
    { of: 'toml.md', words: 'What stands above the text is TOML or JSON; only YAML is read.' },
    { of: 'Empty', words: 'There is nothing in it; it is a draft here.' },
    { of: 'Gone since', words: 'It was to be taken down on 2020-01-01; it is a draft here.' },
    { of: 'Plug-in', words: 'The part “[contact-form]” of a plug-in was left out.' },
    { of: 'Plug-in', words: 'A script was left out.' },
    { of: 'Plug-in', words: 'There is nothing in it; it is a draft here.' },
  ])
})
