import { expect, it } from 'vitest'
import { faqQuestions } from '../../content/faq/faq-questions.ts'
import { footerNavigation } from '../../content/footer/footer-navigation.ts'
import { article } from '../../nouns/articles/article.ts'
import { hubGrid, linksOf } from '../../content/agent-hub/hub-sections.ts'
import { canWriteTogether, isPicture, richTogether, textAt } from './conflict-words.ts'

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

it('tells a row by its words: a switch by its name, or not at all, and nothing twice', () => {
  const grid = hubGrid('Section_2', 'Edit Section 2', [
    linksOf('Claims', [
      ['How a claim is filed', '/360/how-to-claim-file'],
      ['A letter', '/papers/letter.pdf'],
    ]),
  ])
  const content = structuredClone(grid.fallback)
  const [row] = content.items
  const at = `items#${row.id}`
  expect(textAt(grid, content, at)).toBe('Claims · Link · How a claim is filed · /360/how-to-claim-file · A letter · letter.pdf')
  row.points[1].pdfThumbnail = true
  expect(textAt(grid, content, at)).toMatch(/ · A letter · letter\.pdf · Display as thumbnail$/)
  expect(textAt(grid, content, `${at}.points#${row.points[1].id}.pdfThumbnail`)).toBe('on')
})

it('tells pictures from pdfs', () => {
  expect(isPicture(['/media/0a-10x10', null])).toBe(true)
  expect(isPicture(['/media/0a/form.pdf', ''])).toBe(false)
})
