import { describe, expect, it } from 'vitest'
import { hubOpenPath, openingOf, tokenLinksIn } from './token-link.ts'

describe('a card of the hub', () => {
  it('is a form where it sends a token elsewhere, and a link in every other case', () => {
    const link = 'https://rates.example.com/start'
    expect(openingOf({ link: ` ${link} `, hasToken: true })).toEqual({ by: 'post', action: hubOpenPath, name: 'link', value: link })
    expect(openingOf({ link, hasToken: false })).toEqual({ by: 'link', href: link })
    for (const own of ['/360/faq', '#top', 'mailto:desk@windbreak.example', 'tel:+19705550100', ''])
      expect(openingOf({ link: own, hasToken: true })).toEqual({ by: 'link', href: own })
  })

  it('is found wherever it stands in a section', () => {
    const card = (link: string, hasToken: boolean) => ({ title: 'x', link, hasToken })
    expect(
      tokenLinksIn({ one: card('https://a.example', true), list: [card('https://b.example', true), card('https://c.example', false)] }),
    ).toEqual(['https://a.example', 'https://b.example'])
    expect(tokenLinksIn([card('/360/faq', true), null, 'https://d.example', { link: 7, hasToken: true }])).toEqual([])
  })
})
