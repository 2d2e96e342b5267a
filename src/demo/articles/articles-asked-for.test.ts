import { expect, it } from 'vitest'
import { faqQuestions } from '../../content/faq/faq-questions.ts'
import { sectionAnchors } from '../../content/search/section-anchors.ts'
import { sections } from '../../content/sections.ts'
import { howPeopleAsk } from '../../nouns/search/how-people-ask/how-people-ask.ts'
import { slugsOf } from '../../nouns/slugs.ts'
import { demoArticles } from './demo-articles.ts'

// Beside the articles: the ways of asking know neither these nor what pages say, and this room may look at all three.
const parts = new Set([...sectionAnchors.values(), ...slugsOf(faqQuestions.fallback.items.map(({ title }) => title))])
const slugs = new Set(demoArticles.articles.map(({ slug }) => slug))
const meant = [...new Set(howPeopleAsk.map(({ means }) => means))]

it('what people ask means articles that there are', () => {
  const asked = meant.flatMap((each) => (each.startsWith('blog/') ? [each.slice('blog/'.length)] : []))
  expect(asked.filter((slug) => !slugs.has(slug))).toEqual([])
})

it('what people ask means parts of pages that there are', () => {
  const asked = meant.flatMap((each) => (each.includes('#') ? [each.split('#')[1]] : []))
  expect(asked.filter((part) => !parts.has(part))).toEqual([])
})

it('pages lead to no article by its address: which there are is each insurer’s own', () => {
  const links = sections.flatMap(({ fallback }) => JSON.stringify(fallback).match(/\/about\/blog\/[\w#-]+/g) ?? [])
  expect(links).toEqual([])
})
