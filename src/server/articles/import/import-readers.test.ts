import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Unreadable } from './imported-post.ts'
import { readFolder } from './read-folder.ts'
import { readGhost } from './read-ghost.ts'
import { readPostFile } from './read-post-file.ts'
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
      author: 'teo',
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

  it('names writers as readers knew them, and says what only WordPress knows of a post', () => {
    const known = exported('wordpress.xml')
      .replace('<![CDATA[teo]]></wp:author_login>', '$&<wp:author_display_name><![CDATA[Teo Vigil]]></wp:author_display_name>')
      .replace('<wp:post_id>13<', '<wp:is_sticky>1</wp:is_sticky><wp:postmeta><wp:meta_key>mood</wp:meta_key></wp:postmeta>$&')
      .replace('<link>https://prairie.example/2019/06/classic/', '<link>https://prairie.example/?p=13')
    const read = readWxr(known)
    expect(read.posts[0].author).toBe('Teo Vigil')
    expect(wordsOf(read.losses).filter((each) => each.startsWith('Classic'))).toEqual([
      'Classic: Its field “mood” was not kept.',
      'Classic: It stood above all others there; here the newest is first.',
      'Classic: Its old address https://prairie.example/?p=13 has no path that could lead to it.',
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
      author: '',
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
      'A barn in spring: The tag “#newsletter” was for nobody to see, and was not kept.',
      'Older: It was for paid alone; it is a draft here.',
      'Soon: It was to appear on 2027-01-01 10:00:00; it is a draft here, for somebody to schedule.',
      'Only lexical: The export has no HTML of it. Ghost writes it once the post was opened and saved there.',
    ])
  })

  it('names the first of its writers, and says what else of a post has no place here', () => {
    const { db } = JSON.parse(exported('ghost.json')) as { db: [{ data: { posts: object[]; posts_meta: object[] } }] }
    const [{ data }] = db
    Object.assign(data.posts[0], { codeinjection_head: '<script>x()</script>' })
    Object.assign(data.posts_meta[0], { feature_image_caption: 'By Ann' })
    const [users, posts_authors] = [
      [
        { id: 'u1', name: 'Ann' },
        { id: 'u2', name: 'Bo' },
      ],
      [
        { post_id: '65a1', author_id: 'u2', sort_order: 1 },
        { post_id: '65a1', author_id: 'u1', sort_order: 0 },
      ],
    ]
    const read = readGhost(JSON.stringify({ data: { ...data, users, posts_authors } }), 'https://barns.example')
    expect(read.posts[0].author).toBe('Ann')
    expect(wordsOf(read.losses).filter((each) => each.startsWith('A barn'))).toEqual([
      'A barn in spring: What was said below the picture at its head was not kept.',
      'A barn in spring: Code of its own around the page was left out.',
      'A barn in spring: Of its writers Ann is named, and not Bo.',
      'A barn in spring: The tag “#newsletter” was for nobody to see, and was not kept.',
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
        author: '',
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
        author: '',
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

  it.each([
    ['draft: true', false, undefined],
    ['draft: yes', false, undefined],
    ['published: "no"', false, undefined],
    ['status: pending', false, 'Its status was “pending”; it is a draft here.'],
    ['visibility: members', false, 'Its visibility was “members”; it is a draft here.'],
    ['status: Active', false, undefined],
    ['status: published', true, undefined],
    ['draft: false', true, undefined],
  ])('publishes nothing that was not public: "%s"', (fact, published, said) => {
    const lost: string[] = []
    const post = readPostFile({ path: 'a.md', text: `---\ntitle: A\n${fact}\n---\nWords` }, String, (words) => lost.push(words))
    expect(post.published).toBe(published)
    expect(lost).toEqual(said === undefined ? [] : [said])
  })

  it('leaves a heading that says something else than the title where it was', () => {
    const htmlOf = (heading: string) =>
      readPostFile({ path: 'a.html', text: `---\ntitle: Hay & straw\n---\n<h1>${heading}</h1><p>x</p>` }, String, () => {}).html
    expect(htmlOf('Hay &amp; Straw')).toBe('<p>x</p>')
    expect(htmlOf('Before you stack')).toBe('<h1>Before you stack</h1><p>x</p>')
  })

  it('refuses a folder with nothing to read', async () => {
    await expect(readFolder('tests/fixtures/exports/wp-content', String)).rejects.toThrow(Unreadable)
  })
})
