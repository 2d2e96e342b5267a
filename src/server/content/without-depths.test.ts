import { describe, expect, it } from 'vitest'
import { cleanRichText } from './clean-rich-text.ts'
import { withoutDepths } from './without-depths.ts'

const opened = (html: string) => html.match(/<[a-z]/g)?.length ?? 0
const within = (depth: number, inside: string) => '<div>'.repeat(depth) + inside + '</div>'.repeat(depth)

describe('without depths', () => {
  it.each(['<i>', '<x>', '<ul><li>', '<td><li>', '<svg>', '<noscript>', '<i x=<>', '<i></b>'])(
    'lets few of 10,000 %s stand open',
    (tag) => {
      expect(opened(withoutDepths(tag.repeat(10_000)))).toBeLessThanOrEqual(64)
    },
  )

  it.each([
    [
      'what ends where the next begins',
      ['<p>a', '<li>b', '<tr><td>c', '<a href="/x">d', '<dt>e<dd>f'].map((each) => each.repeat(1000)).join('<hr>'),
    ],
    ['what has no end', '<br><hr/><img src="/art/a">'.repeat(1000)],
    ['what ends by another', '<p><b><i>a</b></i></p>'.repeat(50)],
    ['what ends nothing', 'a</i></b></p>'.repeat(1000)],
    ['marks that are no tags', '1 < 2 <3 <- <!-- a --> < <<'],
    ['a tag without an end', '<p>a</p><b'],
    ['tags named as what every object has', '<constructor>a<toString>b<__proto__>c'],
    ['what follows many tags in a comment', `<!--[if gte mso 9]><xml>${'<w:x></w:y>'.repeat(80)}<![endif]--><p>a <b>b</b></p>`],
    ['what follows a comment that ends at once', '<!--><p>a <b>b</b></p>'],
    ['what follows many marks in a script', `<script>${'if (a<b && c>d) ;'.repeat(80)}</script><p>a <b>b</b></p>`],
  ])('leaves %s as it is', (_what, html) => {
    expect(withoutDepths(html)).toBe(html)
  })

  it('leaves out what is too deep with its end, and nothing after it', () => {
    expect(withoutDepths(`${within(64, '<i>a</i>')}<i>b</i>`)).toBe(`${within(64, 'a')}<i>b</i>`)
  })

  it.each(['<!--><i>', '<!--', '<script>', '<svg><style><i>', '<!--><!---><i>', '<!--a--!><i>'])(
    'is not led by 10,000 %s past what stands open',
    (each) => {
      const html = `${each.repeat(10_000)}<!-- -->`
      expect(withoutDepths(html).match(/<i>/g)?.length ?? 0).toBeLessThanOrEqual(64)
    },
  )

  it('makes no difference to what is kept', () => {
    const rest = '<p>after <b>all</b></p><ul><li>one<li>two</ul>'
    for (const depth of [1, 19, 20, 21, 63]) expect(withoutDepths(within(depth, '<i>a</i>') + rest)).toBe(within(depth, '<i>a</i>') + rest)
    expect(cleanRichText(within(500, '<i>a</i>') + rest)).toBe(cleanRichText(within(50, '<i>a</i>') + rest))
    expect(cleanRichText(within(70, '<script>alert(1)</script><i>a</i>'))).toBe('<p>a</p>')
    expect(cleanRichText(`${'<i>'.repeat(70)}<<i>script>alert(1)</script>`)).not.toContain('<script')
  })
})
