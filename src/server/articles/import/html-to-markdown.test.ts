import { describe, expect, it } from 'vitest'
import { htmlToMarkdown } from './html-to-markdown.ts'
import { markdownToHtml } from './markdown-to-html.ts'
import { rewriteHtml } from './old-html.ts'
import { readFrontMatter } from './front-matter.ts'
import { writePostFile } from './write-post-file.ts'

/** What comes back of an article that left as Markdown. */
const brought = (html: string) =>
  rewriteHtml(markdownToHtml(htmlToMarkdown(html)), { picture: (src) => ({ path: src }), link: String, lose: () => expect.unreachable() })

describe('an article as Markdown', () => {
  it.each([
    [
      'headings and paragraphs',
      '<h2>One</h2><p>Two</p><h3>Three</h3><p>Four<br>five</p><h4>Six</h4>',
      '## One\n\nTwo\n\n### Three\n\nFour\\\nfive\n\n#### Six\n',
    ],
    ['forms of words', '<p>a <strong>b c.</strong> d <em>e</em>, <s>f</s></p>', 'a **b c.** d *e*, ~~f~~\n'],
    ['forms inside words', '<p>in<strong>side.</strong>out <u>under</u></p>', 'in<strong>side.</strong>out <u>under</u>\n'],
    ['lists', '<ul><li><p>a</p></li><li><p>b</p><ol start="3"><li><p>c</p></li></ol></li></ul>', '- a\n\n- b\n\n  3. c\n'],
    ['quotes', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b\n'],
    [
      'tables',
      '<table><tbody><tr><th><p>a|b</p></th><th><p>c</p></th></tr><tr><td><p>1</p></td><td></td></tr></tbody></table>',
      '| a\\|b | c |\n| --- | --- |\n| 1 |  |\n',
    ],
    [
      'links and rules',
      '<p><a href="https://a.example/?b=1&amp;c">x <strong>y</strong></a></p><hr><p>z</p>',
      '[x **y**](https://a.example/?b=1&c)\n\n---\n\nz\n',
    ],
  ])('writes %s, and reads the same again', (_what, html, markdown) => {
    expect(htmlToMarkdown(html)).toBe(markdown)
    expect(
      brought(html)
        .replace(/<\/?(?:thead|tbody)>/g, '')
        .replaceAll('del>', 's>'),
    ).toBe(html.replace(/<\/?tbody>/g, ''))
  })

  it.each([
    '<p># no heading</p><p>1. no point</p><p>- nor this</p><p>&gt; no quote</p>',
    '<p>*a* _b_ `c` [d](e) ~~f~~ \\ | &amp;amp; &lt;b&gt;</p>',
    '<p>https://a.example/ www.a.example a@b.example</p>',
    '<p>snake_case and 2 * 3 * 4 = 24</p>',
    '<figure><img src="/art/fig-zones" alt="A &quot;b&quot; &amp; c"><figcaption>d <em>e</em></figcaption></figure>',
    '<aside><p>a</p><ul><li><p>b</p></li></ul></aside>',
    '<table><tbody><tr><td colspan="2"><p>a</p></td></tr><tr><td><p>b</p><p>c</p></td><td><p>d</p></td></tr></tbody></table>',
    '<p><span data-size="24">big</span> small</p>',
    '<p><strong>a</strong><em>b</em><strong>c</strong></p>',
    '<p>a<br>- b<br># c</p>',
    '<p>+ a</p><p>= b</p><p>== c</p><p>2026) d</p>',
  ])('brings back %s', (html) => expect(brought(html)).toBe(html))
})

describe('a file of a post', () => {
  it('says above the text what is known of it, whatever stands in it', () => {
    const { path, text } = writePostFile({
      origin: 'shelterbelt windbreak 4',
      title: 'Yes: "no" # {maybe}\nor --- not',
      author: 'Ann',
      subTitle: '2026-01-01',
      slug: 'yes-no',
      permalink: '/360/about/blog/4-yes-no',
      isDraftOfLive: false,
      published: true,
      createdAt: new Date('2026-01-01T00:00:00Z'),
      publishedAt: new Date('2026-02-01T00:00:00Z'),
      tags: [{ tag: 'Hail', topic: 'Weather' }],
      image: '/art/a-hail',
      imageAlt: '',
      related: [],
      reviewBy: '',
      paths: [],
      html: '<p>a</p>',
    })
    expect(path).toBe('yes-no.md')
    expect(readFrontMatter(text)).toEqual({
      facts: {
        title: 'Yes: "no" # {maybe}\nor --- not',
        subtitle: '2026-01-01',
        author: 'Ann',
        slug: 'yes-no',
        status: 'published',
        created: '2026-01-01T00:00:00.000Z',
        date: '2026-02-01T00:00:00.000Z',
        tags: [{ tag: 'Hail', topic: 'Weather' }],
        image: '/art/a-hail',
        permalink: '/360/about/blog/4-yes-no',
        origin: 'shelterbelt windbreak 4',
      },
      text: '\na\n',
    })
  })
})
