import { expect, it } from 'vitest'
import { faqQuestions } from '../../content/faq/faq-questions.ts'
import { sectionAnchors } from '../../content/search/section-anchors.ts'
import { sections } from '../../content/sections.ts'
import { plainWords } from '../../fields/rich-words.ts'
import { howPeopleAsk } from '../../nouns/search/how-people-ask/how-people-ask.ts'
import { slugsOf } from '../../nouns/slugs.ts'
import { demoArticles } from './demo-articles.ts'

// Beside the articles: the ways of asking and the pages know neither these nor each other, and this room may look at all three.
const parts = new Set([...sectionAnchors.values(), ...slugsOf(faqQuestions.fallback.items.map(({ title }) => title))])
const headings = new Map(
  demoArticles.articles.map(({ slug, html }) => [
    slug,
    slugsOf([...html.matchAll(/<h[23]>(.*?)<\/h[23]>/g)].map(([, words = '']) => plainWords(words))).map((part) => `on-${part}`),
  ]),
)
const meant = [...new Set(howPeopleAsk.map(({ means }) => means))]

it('what people ask means articles that there are', () => {
  const asked = meant.flatMap((each) => (each.startsWith('blog/') ? [each.slice('blog/'.length)] : []))
  expect(asked.filter((slug) => !headings.has(slug))).toEqual([])
})

it('what people ask means parts of pages that there are', () => {
  const asked = meant.flatMap((each) => (each.includes('#') ? [each.split('#')[1]] : []))
  expect(asked.filter((part) => !parts.has(part))).toEqual([])
})

it('pages lead to articles that there are, and to headings of theirs, by slugs alone: a number is another article elsewhere', () => {
  const links = sections.flatMap(({ fallback }) => JSON.stringify(fallback).match(/\/about\/blog\/[\w#-]+/g) ?? [])
  expect(links).toHaveLength(4)
  const leads = (link: string) => {
    const [slug = '', part] = link.replace('/about/blog/', '').split('#')
    return part === undefined ? headings.has(slug) : headings.get(slug)?.includes(part) === true
  }
  expect(links.filter((link) => !leads(link))).toEqual([])
})
