import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Unreadable } from './brought-post.ts'
import { readFolder } from './read-folder.ts'
import { readGhost } from './read-ghost.ts'
import { readWxr } from './read-wxr.ts'

const exported = (name: string) => readFileSync(`tests/fixtures/exports/${name}`, 'utf8')
const wordsOf = (losses: readonly { of: string; words: string }[]) => losses.map(({ of, words }) => `${of}: ${words}`)

describe('an export of WordPress', () => {
  const { posts, losses, site } = readWxr(exported('wordpress.xml'))
  const [hail, classic, draft, ours] = posts

  it('gives its posts with their facts', () => {
    expect(site).toBe('https://prairie.example')
    expect(posts.map(({ title }) => title)).toEqual(['When hail comes & stays', 'Classic', 'Half written', 'For us alone'])
    const { html: _html, ...facts } = hail
    expect(facts).toEqual({
      origin: 'wordpress prairie.example 12',
      title: 'When hail comes & stays',
      subTitle: 'What to do first.',
      slug: 'when-hail-comes',
      tags: [
        { tag: 'Hail & wind', topic: 'Weather' },
        { tag: 'Roofs', topic: 'Weather' },
      ],
      picture: { src: 'https://prairie.example/wp-content/uploads/2019/05/barn.png', alt: 'A red barn' },
      published: true,
      createdAt: new Date('2019-05-03T14:30:00Z'),
      publishedAt: new Date('2019-05-03T14:30:00Z'),
      paths: ['/2019/05/when-hail-comes'],
      near: '',
    })
  })

  it('reads text that holds the end of a CDATA', () => expect(hail.html).toContain('[contact-form id="3"]]]><p>The end.</p>'))

  it('makes paragraphs of empty lines where a post has no others', () => {
    expect(classic.html).toContain('<p>First line<br>second line</p>\n<p>Another paragraph.</p>')
  })

  it('publishes nothing that was not public', () => {
    expect([draft, ours].map(({ published, publishedAt }) => [published, publishedAt])).toEqual([
      [false, undefined],
      [false, undefined],
    ])
    expect(draft.paths).toEqual([])
  })

  it('says what is not kept', () => {
    expect(wordsOf(losses)).toEqual([
      'When hail comes & stays: 1 comment was not kept.',
      'For us alone: It was private; it is a draft here.',
      'Gone: It was in the trash, and was left there.',
      ': 1 of the kind “page” is no post and was not kept.',
    ])
  })

  it.each(['', 'words', '<rss><channel><title>A feed</title></channel></rss>', '<html><body>x</body></html>'])('refuses %j', (text) => {
    expect(() => readWxr(text)).toThrow(Unreadable)
  })

  it('knows no entities but those of XML, so that none can grow', () => {
    const grown = exported('wordpress.xml')
      .replace('<rss', '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss')
      .replace('<![CDATA[Classic]]>', '&b;')
    expect(readWxr(grown).posts[1].title).toBe('&b;')
  })
})

describe('an export of Ghost', () => {
  const { posts, losses } = readGhost(exported('ghost.json'), 'https://barns.example/')

  it('gives its posts with their facts, in the order of their tags', () => {
    const { html, ...facts } = posts[0]
    expect(facts).toEqual({
      origin: 'ghost barns.example 65a1',
      title: 'A barn in spring',
      subTitle: 'What thaws first.',
      slug: 'a-barn-in-spring',
      tags: [
        { tag: 'Farm', topic: 'Farm' },
        { tag: 'Barns', topic: 'Farm' },
      ],
      picture: { src: 'https://barns.example/content/images/2025/06/barn.png', alt: 'A barn in the thaw' },
      published: true,
      createdAt: new Date('2025-06-30T15:31:36Z'),
      publishedAt: new Date('2025-06-30T15:35:36Z'),
      paths: ['/a-barn-in-spring'],
      near: '',
    })
    expect(html).toContain('href="https://barns.example/older/"')
  })

  it('keeps as drafts what was for some alone or for later, and says so', () => {
    expect(posts.map(({ title, published }) => [title, published])).toEqual([
      ['A barn in spring', true],
      ['Older', false],
      ['Soon', false],
    ])
    expect(wordsOf(losses)).toEqual([
      ': 1 of the kind “page” is no post and was not kept.',
      'Older: It was for paid alone; it is a draft here.',
      'Soon: It was to appear on 2027-01-01 10:00:00; it is a draft here, for somebody to schedule.',
      'Only lexical: The export has no HTML of it. Ghost writes it once the post was opened and saved there.',
    ])
  })

  it.each(['', '{', '[]', '{"data":{}}', '{"db":[]}', 'null', '{"data":{"posts":"no"}}'])('refuses %j', (text) => {
    expect(() => readGhost(text)).toThrow(Unreadable)
  })
})

describe('a folder of posts', () => {
  it('gives each file as a post, named by what stands above it or by its path', async () => {
    const { posts, losses } = await readFolder(
      'tests/fixtures/exports/posts',
      (markdown) => `<h1>First snow: what now?</h1><p>${markdown.length > 100}</p>`,
    )
    expect(posts).toEqual([
      {
        origin: 'file 2019-05-01-first-snow',
        title: 'First snow: what now?',
        subTitle: 'A short list.',
        html: '<p>true</p>',
        slug: 'first-snow',
        tags: [
          { tag: 'Winter', topic: 'Winter' },
          { tag: 'Roads', topic: 'Winter' },
          { tag: 'Tires', topic: 'Winter' },
        ],
        picture: { src: 'pictures/barn.png', alt: 'A red barn' },
        published: true,
        createdAt: new Date('2019-05-01T12:00:00Z'),
        publishedAt: new Date('2019-05-01T12:00:00Z'),
        paths: ['/old/first-snow.html'],
        near: '',
      },
      {
        origin: 'file 2019/hay',
        title: 'Hay, dry',
        subTitle: 'Keep it dry.',
        html: '<p>Measure &amp; wait.</p>',
        slug: 'hay',
        tags: [],
        picture: undefined,
        published: true,
        createdAt: new Date('2019-08-01T12:00:00Z'),
        publishedAt: new Date('2019-08-01T12:00:00Z'),
        paths: ['/2019/hay.html'],
        near: '2019',
      },
    ])
    expect(losses).toEqual([{ of: 'broken.md', words: expect.stringContaining('What stands above the text cannot be read') }])
  })

  it('refuses a folder with nothing to read', async () => {
    await expect(readFolder('tests/fixtures/exports/wp-content', String)).rejects.toThrow(Unreadable)
  })
})
