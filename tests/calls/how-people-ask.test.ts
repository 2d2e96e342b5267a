import { expect, it } from 'vitest'
import { demoArticles } from '../../src/demo/articles/demo-articles.ts'
import { faqQuestions } from '../../src/content/faq/faq-questions.ts'
import { sectionAnchors } from '../../src/content/search/section-anchors.ts'
import { pages } from '../../src/routes.ts'
import { slugsOf } from '../../src/nouns/slugs.ts'
import { howPeopleAsk } from '../../src/nouns/search/how-people-ask/how-people-ask.ts'

const parts = new Set([...sectionAnchors.values(), ...slugsOf(faqQuestions.fallback.items.map(({ title }) => title))])
const slugs = new Set(demoArticles.articles.map(({ slug }) => slug))

it('means pages, parts of them and articles that there are', () => {
  const wrong = [...new Set(howPeopleAsk.map(({ means }) => means))].filter((means) => {
    if (means.startsWith('blog/')) return !slugs.has(means.slice('blog/'.length))
    const [name, part] = means.split('#')
    return !(name in pages) || (part !== undefined && !parts.has(part))
  })
  expect(wrong).toEqual([])
})
