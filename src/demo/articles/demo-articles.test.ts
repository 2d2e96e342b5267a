import { describe, expect, it } from 'vitest'
import { pictures } from '../../art/picture-list.ts'
import { readPicture } from '../../fields/picture-value.ts'
import { plainWords } from '../../fields/rich-words.ts'
import { address } from '../../routes.ts'
import { demoArticles } from './demo-articles.ts'

const { topics, tags, articles } = demoArticles
const bySlug = articles.map((each) => [each.slug, each] as const)
const attributes = (html: string, name: string) => [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) => value)

describe('what the Learning Center begins with', () => {
  it('is fourteen topics, each with two to five tags and something to read', () => {
    expect(topics).toHaveLength(14)
    for (const topic of topics) {
      const own = tags.filter((each) => each.topic === topic).map(({ tag }) => tag)
      const toRead = articles.filter((article) => article.tags.some((tag) => own.includes(tag)))
      expect({ topic, tags: own.length >= 2 && own.length <= 5, toRead: toRead.length > 0 }).toEqual({ topic, tags: true, toRead: true })
    }
  })

  it('names nothing twice', () => {
    for (const names of [topics, tags.map(({ tag }) => tag), articles.map(({ slug }) => slug), articles.map(({ title }) => title)]) {
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    }
    const paths = articles.map(({ image }) => readPicture(image).path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('has no tag of which nobody has written', () => {
    const used = new Set(articles.flatMap((article) => article.tags))
    expect(tags.map(({ tag }) => tag).filter((tag) => !used.has(tag))).toEqual([])
  })

  it('was published over ten months, the oldest first', () => {
    const days = articles.map(({ publishedAt }) => publishedAt.getTime())
    expect(days).toEqual(days.toSorted((a, b) => a - b))
    expect(days[0]).toBeGreaterThanOrEqual(Date.parse('2026-01-22'))
    expect(days.at(-1)).toBeLessThan(Date.parse('2026-11-22'))
  })
})

describe.each(bySlug)('the article %s', (slug, article) => {
  const words = plainWords(article.html)

  it('has an address of small letters', () => expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))

  it('is 500 to 1,000 words', () => {
    expect(wordsOf(words).length).toBeGreaterThanOrEqual(500)
    expect(wordsOf(words).length).toBeLessThanOrEqual(1000)
  })

  it('reads at grade 8 or below', () => expect(gradeOf(words)).toBeLessThanOrEqual(8))

  it('leads to pages of this site and to public sources, and to nothing else', () => {
    const own = new Set<string>(Object.values(address))
    const links = attributes(article.html, 'href').map((href) => href.replaceAll('&amp;', '&'))
    expect(links.filter((href) => !own.has(href) && !publicSource.test(href))).toEqual([])
    expect(links.some((href) => own.has(href))).toBe(true)
  })

  it('has two to five tags there are, and leads on to articles there are', () => {
    expect(article.tags.length).toBeGreaterThanOrEqual(2)
    expect(article.tags.length).toBeLessThanOrEqual(5)
    expect(article.tags.filter((tag) => tags.every((each) => each.tag !== tag))).toEqual([])
    expect(article.related.filter((other) => other === slug || articles.every((each) => each.slug !== other))).toEqual([])
    expect(article.related.length).toBeLessThanOrEqual(3)
  })

  it('has a picture that is drawn, with words for it, and so has each figure', () => {
    const { path, alt } = readPicture(article.image)
    const drawn = [path, ...attributes(article.html, 'src')].map((each) => each.replace('/art/', ''))
    expect(drawn.filter((name) => !(name in pictures))).toEqual([])
    for (const shown of [alt, ...attributes(article.html, 'alt')]) expect(shown.length).toBeGreaterThan(30)
  })

  it('has something besides paragraphs, and headings in order', () => {
    expect(article.html).toMatch(/<(?:table|figure|ol|aside)>/)
    expect(article.html.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(3)
    expect(article.html.indexOf('<h3>') === -1 || article.html.indexOf('<h2>') < article.html.indexOf('<h3>')).toBe(true)
  })

  it('is read again within two years', () =>
    expect(Date.parse(article.reviewBy)).toBeLessThanOrEqual(article.publishedAt.getTime() + 731 * 86_400_000))
})

const publicSource =
  /^https:\/\/(?:[\w-]+\.)*(?:gov|naic\.org|nfpa\.org|colostate\.edu|psu\.edu|cotrip\.org|floodsmart\.gov)(?:\/[\w./-]*)?$/

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))

/** The grade of school that reads it, as Flesch and Kincaid count: long sentences and long words. A line without a full stop is a sentence too. */
function gradeOf(text: string): number {
  const sentences = text.split(/[.!?:]+[”’)]*\s|\n/).filter((each) => /\p{L}/u.test(each))
  const words = wordsOf(text).filter((word) => /\p{L}/u.test(word))
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const ends = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '')
  return Math.max(1, ends.match(/[aeiouy]{1,2}/g)?.length ?? 0)
}
