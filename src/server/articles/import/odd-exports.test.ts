import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Unreadable, type OldSite } from './imported-post.ts'
import { htmlWords } from './html-words.ts'
import { rewriteHtml } from './old-html.ts'
import { readGhost } from './read-ghost.ts'
import { readPostFile } from './read-post-file.ts'
import { readWxr } from './read-wxr.ts'

/** What real exports hold now and then, beside what every one does. */

const wordsOf = ({ losses }: Pick<OldSite, 'losses'>) => losses.map(({ words }) => words)

/** A post of WordPress with these lines of its own; of two lines of a name the first one is read. */
function wordpress(lines: string, content = '<p>Words.</p>', others = ''): OldSite {
  const facts =
    '<title>Odd</title><link>https://odd.example/2020/odd/</link><wp:post_name>odd</wp:post_name><wp:post_id>1</wp:post_id>' +
    '<wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2020-01-02 03:04:05</wp:post_date_gmt>'
  return readWxr(
    `<rss><channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://odd.example</wp:base_blog_url>${others}
    <item>${lines}<content:encoded><![CDATA[${content}]]></content:encoded>${facts}</item></channel></rss>`,
  )
}

const oldSlug = (slug: string) => `<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>${slug}</wp:meta_value></wp:postmeta>`

/** Words that several posts share. */
const shared = (content: string, facts = '<wp:status>publish</wp:status>', id = 7) =>
  `<item><wp:post_type>wp_block</wp:post_type><wp:post_id>${id}</wp:post_id>${facts}<content:encoded><![CDATA[${content}]]></content:encoded></item>`

function anew(html: string): { html: string; lost: string[] } {
  const lost: string[] = []
  const written = rewriteHtml(html, { picture: (src) => ({ path: src }), link: String, lose: (words) => void lost.push(words) })
  return { html: written, lost }
}

describe('WordPress', () => {
  it('keeps titles, names and excerpts as HTML: here they are words', () => {
    const { posts } = wordpress(
      `<title><![CDATA[Tom &amp; Ann&#8217;s <em>barn</em>]]></title><excerpt:encoded><![CDATA[Wind <b>&lt; hail</b> &amp; snow]]></excerpt:encoded>
      <category domain="category" nicename="wind"><![CDATA[Wind &amp; snow]]></category><category domain="post_tag" nicename="rd"><![CDATA[R &amp; D]]></category>`,
    )
    expect(posts[0]).toMatchObject({
      title: 'Tom & Ann’s barn',
      subTitle: 'Wind < hail & snow',
      tags: [
        { tag: 'Wind & snow', topic: 'Wind & snow' },
        { tag: 'R & D', topic: 'Wind & snow' },
      ],
    })
  })

  it('puts categories into categories: the outermost is the topic, and a circle ends', () => {
    const category = (name: string, parent: string) =>
      `<wp:category><wp:category_nicename>${name}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name>${name}</wp:cat_name></wp:category>`
    const of = (name: string) => `<category domain="category" nicename="${name}">${name}</category>`
    const others =
      category('weather', '') + category('hail', 'weather') + category('roofs', 'hail') + category('a', 'b') + category('b', 'a')
    expect(wordpress(of('roofs') + of('a'), '', others).posts[0].tags).toEqual([
      { tag: 'roofs', topic: 'weather' },
      { tag: 'a', topic: 'b' },
    ])
  })

  it('leads from the addresses a post had before its last', () => {
    expect(wordpress(oldSlug('older') + oldSlug('oldest')).posts[0].paths).toEqual(['/2020/odd', '/2020/older', '/2020/oldest'])
  })

  it('says of what else it knows of a post that it was not kept', () => {
    const read = wordpress(
      `<wp:status>pending</wp:status><category domain="series" nicename="w"><![CDATA[Winter]]></category>
      <wp:postmeta><wp:meta_key>_yoast_wpseo_metadesc</wp:meta_key><wp:meta_value>For robots</wp:meta_value></wp:postmeta>
      <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>999</wp:meta_value></wp:postmeta>`,
    )
    expect(read.posts[0].published).toBe(false)
    expect(wordsOf(read)).toEqual([
      'Its status was “pending”; it is a draft here.',
      'What it said to search engines alone was not kept.',
      'Its series “Winter” was not kept.',
      'The picture at its head is not in the export.',
    ])
  })

  it('has words that several posts share beside them, and parts that are made when a page is shown', () => {
    const read = wordpress(
      '',
      '<p>a</p><!-- wp:block {"ref":7} /--><!-- wp:block {"ref":8} /--><!-- wp:latest-posts {"n":3} /-->',
      shared('<p>Call us.</p>'),
    )
    expect(read.posts[0].html).toContain('<p>a</p><p>Call us.</p>')
    expect(wordsOf(read).slice(0, 2)).toEqual([
      'A block that several posts share (8) is not in the export, or was not public, and was left out.',
      'The part “latest-posts” of WordPress was left out.',
    ])
  })

  it.each([
    ['<wp:status>draft</wp:status>'],
    ['<wp:status>trash</wp:status>'],
    [''],
    ['<wp:status>publish</wp:status><wp:post_password>x</wp:post_password>'],
  ])('shows no words that several posts share while they are not public: %s', (facts) => {
    const read = wordpress('', '<p>a</p><!-- wp:block {"ref":7} /-->', shared('<p>NOT YET PUBLIC</p>', facts))
    expect(read.posts[0].html).toBe('<p>a</p>')
    expect(wordsOf(read)[0]).toBe('A block that several posts share (7) is not in the export, or was not public, and was left out.')
  })

  it.each([
    ['itself', shared('<p>b</p>' + '<!-- wp:block {"ref":7} /-->'.repeat(120)), 1],
    [
      'others many times over',
      shared('<!-- wp:block {"ref":8} /-->'.repeat(120)) +
        shared('<!-- wp:block {"ref":9} /-->'.repeat(120), undefined, 8) +
        shared('<p>b</p>', undefined, 9),
      98,
    ],
  ])('has words that several posts share hold %s, which ends', (_what, others, times) => {
    const read = wordpress('', '<!-- wp:block {"ref":7} /-->', others)
    expect(read.posts[0].html.split('<p>b</p>')).toHaveLength(times + 1)
    expect(wordsOf(read)[0]).toMatch(/ holds itself, or is one of too many, and was left out\.$/)
  })

  it('says of no category without a domain that it was not kept', () => {
    const read = wordpress('<category>Weather</category><category domain="category" nicename="weather">Weather</category>')
    expect(wordsOf(read)).toEqual([])
  })

  it.each([
    ['https://odd.example/archives/123', ['/archives/123']],
    ['https://odd.example/odd.html', ['/odd.html']],
    ['https://odd.example/blog/odd/', ['/blog/odd', '/blog/older']],
  ])('leads from a slug it had before only where an address ends with one: %s', (address, paths) => {
    expect(wordpress(`<link>${address}</link>${oldSlug('older')}`).posts[0].paths).toEqual(paths)
  })

  it('leaves an address that is of another post now to that post', () => {
    const newer = `<item><link>https://odd.example/2020/newer/</link><wp:post_type>post</wp:post_type><wp:status>publish</wp:status></item>`
    const { posts } = wordpress(oldSlug('newer') + oldSlug('older'), '', newer)
    expect(posts.map(({ paths }) => paths)).toEqual([['/2020/newer'], ['/2020/odd', '/2020/older']])
  })

  it('names the pictures of a gallery by their numbers', () => {
    const picture = `<item><wp:post_type>attachment</wp:post_type><wp:post_id>7</wp:post_id><wp:attachment_url>https://odd.example/a.png</wp:attachment_url>
      <wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value>A "barn"</wp:meta_value></wp:postmeta></item>`
    const read = wordpress('', '<p>a</p>[gallery columns="2" ids="7, 9"]', picture)
    expect(anew(read.posts[0].html)).toEqual({
      html: '<p>a</p><figure><img src="https://odd.example/a.png" alt="A &quot;barn&quot;"></figure>',
      lost: [],
    })
    expect(wordsOf(read)).toEqual(['A picture of a gallery (9) is not in the export and was left out.'])
  })

  it.each([
    ['a block', '<figure class="wp-block-embed"><div>\nhttps://film.example/1\n</div></figure>'],
    ['a line of an older post', 'before\n\nhttps://film.example/1\n\nafter'],
    ['a paragraph', '<p>before</p><p> https://film.example/1 </p>'],
  ])('shows what stands at an address alone: %s becomes a link', (_what, content) => {
    const { html, lost } = anew(wordpress('', content).posts[0].html)
    expect(html).toContain('<a href="https://film.example/1">https://film.example/1</a>')
    expect(lost).toEqual(['What was embedded from https://film.example/1 became a link.'])
  })

  it.each([
    ['[vc_row]a [b] c[/vc_row]', '<p>a [b] c</p>', ['The part “[vc_row]” of a plug-in was left out.']],
    ['[box]a[/box]', '<p>a</p>', ['The part “[box]” of a plug-in was left out.']],
    ['a [sic]', '<p>a [sic]</p>', []],
    [
      '[video mp4="https://film.example/a.mp4"][/video]',
      '<p><a href="https://film.example/a.mp4">https://film.example/a.mp4</a></p>',
      ['What was embedded from https://film.example/a.mp4 became a link.'],
    ],
    [
      '[youtube https://film.example/1]',
      '<p><a href="https://film.example/1">https://film.example/1</a></p>',
      ['What was embedded from https://film.example/1 became a link.'],
    ],
    [
      '[caption caption="Old barn"]<img src="/a.png" alt="a">[/caption]',
      '<figure><img src="/a.png" alt="a"><figcaption>Old barn</figcaption></figure>',
      [],
    ],
    ['[caption id=1]<p><img src="/art/a" alt="a"></p>Words[/caption]', '<p><img src="/art/a" alt="a"></p><p>Words</p>', []],
    ['[caption caption="Old barn"]<p>a</p>[/caption]', '<p>a</p><p>Old barn</p>', []],
    [
      '[caption id=1]<iframe src="https://film.example/1"></iframe>Words[/caption]',
      '<p><a href="https://film.example/1">Embedded page: film.example</a></p><p>Words</p>',
      ['What was embedded from https://film.example/1 became a link.'],
    ],
  ])('writes in brackets what its plug-ins make: %s', (content, html, lost) => {
    expect(anew(content)).toEqual({ html, lost })
  })
})

describe('words alone', () => {
  it.each([
    ['Hail<br>season', 'Hail season'],
    ['<p>one.</p><p>Two</p>', 'one. Two'],
    ['in<b>side</b>', 'inside'],
    ['<script>alert(1)</script><style>p{}</style>', ''],
  ])('of %s', (html, words) => expect(htmlWords(html)).toBe(words))
})

describe('Ghost', () => {
  it('keeps within a public post what only members read: it is left out', () => {
    const { db } = JSON.parse(readFileSync('tests/fixtures/exports/ghost.json', 'utf8')) as {
      db: [{ data: { posts: { html: string }[] } }]
    }
    const gated = (to: string) => `<!--kg-gated-block:begin ${to} --><p>${to.slice(0, 14)}</p><!--kg-gated-block:end-->`
    db[0].data.posts[0].html = `<p>a</p>${gated('nonMember:false memberSegment:"status:free"')}${gated('nonMember:true memberSegment:"status:free"')}<p>z</p>`
    const read = readGhost(JSON.stringify({ db }), 'https://barns.example')
    expect(anew(read.posts[0].html).html).toBe('<p>a</p><p>nonMember:true</p><p>z</p>')
    expect(wordsOf(read)).toContain('A part for members alone was left out.')
  })

  it('says that what it tells search engines and networks alone was not kept', () => {
    const { db } = JSON.parse(readFileSync('tests/fixtures/exports/ghost.json', 'utf8')) as { db: [{ data: { posts_meta: object[] } }] }
    Object.assign(db[0].data.posts_meta[0], { meta_title: 'For robots' })
    expect(wordsOf(readGhost(JSON.stringify({ db })))).toContain('What it said to search engines and networks alone was not kept.')
  })

  it('says that the address it named as its own to search engines was not kept', () => {
    const { db } = JSON.parse(readFileSync('tests/fixtures/exports/ghost.json', 'utf8')) as { db: [{ data: { posts: object[] } }] }
    Object.assign(db[0].data.posts[0], { canonical_url: 'https://elsewhere.example/hay' })
    expect(wordsOf(readGhost(JSON.stringify({ db })))).toContain(
      'It told search engines that it is to be found at https://elsewhere.example/hay; that was not kept.',
    )
  })
})

describe('a folder', () => {
  const read = (path: string, text: string, lost: string[] = []) => readPostFile({ path, text }, String, (words) => lost.push(words))

  it('has what nobody was to read yet in a folder of its own', () => {
    expect(read('_drafts/hay.md', '---\ntitle: Hay\n---\na').published).toBe(false)
    expect(read('_posts/2019-05-01-hay.md', '---\ntitle: Hay\n---\na').published).toBe(true)
  })

  it.each(['+++\ntitle = "Hay"\ndraft = true\n+++\na', '{\n "title": "Hay", "draft": true\n}\na'])(
    'has facts in other words than YAML, which are no text: %j',
    (text) => {
      expect(() => read('hay.md', text)).toThrow(Unreadable)
    },
  )

  it('ends its facts with dots as well', () => {
    expect(read('hay.md', '---\ntitle: Hay\ndraft: true\n...\na')).toMatchObject({ title: 'Hay', published: false, html: 'a' })
  })

  it('says from when and until when a post was shown', () => {
    const facts = 'date: 2019-05-01\npublishDate: 2019-06-01\nexpiryDate: 2020-01-01'
    expect(read('hay.md', `---\ntitle: Hay\n${facts}\n---\na`)).toMatchObject({
      publishedAt: new Date('2019-06-01T12:00:00Z'),
      until: new Date('2020-01-01T12:00:00Z'),
    })
  })

  it.each([
    ['publishDate: January 5, 2035', 'Its publishdate ("January 5, 2035") is no day that can be read; it is a draft here.'],
    ['expiryDate: Jan 5 2020', 'Its expirydate ("Jan 5 2020") is no day that can be read; it is a draft here.'],
  ])('keeps as a draft what has a day that cannot be read: %s', (fact, said) => {
    const lost: string[] = []
    expect(read('hay.md', `---\ntitle: Hay\n${fact}\n---\na`, lost).published).toBe(false)
    expect(lost).toEqual([said])
  })

  it('reads days and drafts in any case', () => {
    expect(read('hay.md', '---\npublishdate: 2035-01-05\ndate: 2019-01-01\n---\na').publishedAt).toEqual(new Date('2035-01-05T12:00:00Z'))
    expect(read('hay.md', '---\ndate: 2019-01-01\nexpirydate: 2020-01-01\n---\na').until).toEqual(new Date('2020-01-01T12:00:00Z'))
    expect(read('hay.md', '---\nDraft: true\n---\na').published).toBe(false)
  })

  it('names a post that has a folder to itself by the folder, which was its address', () => {
    expect(read('2019/dry-hay/index.md', 'a')).toMatchObject({ slug: 'dry-hay', near: '2019/dry-hay' })
    expect(read('2019/dry-hay/index.html', '<p>a</p>').paths).toEqual(['/2019/dry-hay', '/2019/dry-hay/index.html'])
  })
})
