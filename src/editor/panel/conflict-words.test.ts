import { expect, it } from 'vitest'
import { faqQuestions } from '../../content/faq/faq-questions.ts'
import { footerNavigation } from '../../content/footer/footer-navigation.ts'
import { article } from '../../nouns/articles/article.ts'
import { canWriteTogether, isPicture, richTogether } from './conflict-words.ts'

it('lets words be written together, and nothing else', () => {
  expect(canWriteTogether(faqQuestions, 'items#d0.title', ['a', 'b'])).toBe(true)
  expect(canWriteTogether(footerNavigation, 'navList.tools.title', ['a', 'b'])).toBe(true)
  expect(canWriteTogether(footerNavigation, 'navList.tools', ['a', 'b'])).toBe(false)
  // What is written with tools would be shown in a plain box as markup.
  expect(canWriteTogether(faqQuestions, 'items#d0.description', ['<p>a</p>', '<p>b</p>'])).toBe(false)
  expect(canWriteTogether(faqQuestions, 'items#order', ['a', 'b'])).toBe(false)
  expect(canWriteTogether(faqQuestions, 'items#d0', [{}, null])).toBe(false)
})

it('has tools for what is written with tools, of a paragraph of an article too', () => {
  expect(richTogether(faqQuestions, 'items#d0.description', ['<p>a</p>', '<p>b</p>'])).toBe(
    faqQuestions.fields.items.item.description.offers,
  )
  expect(richTogether(article, 'richText#k1.html', ['<p>a</p>', '<p>b</p>'])?.figures).toBe(true)
  expect(richTogether(article, 'richText#k1.html', ['<p>a</p>', null])).toBeUndefined()
  expect(richTogether(article, 'richText#k1', [{}, {}])).toBeUndefined()
  expect(richTogether(article, 'title', ['a', 'b'])).toBeUndefined()
})

it('tells pictures from pdfs', () => {
  expect(isPicture(['/media/0a-10x10', null])).toBe(true)
  expect(isPicture(['/media/0a/form.pdf', ''])).toBe(false)
})
