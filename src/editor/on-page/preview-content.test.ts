import { expect, it } from 'vitest'
import { faqQuestions } from '../../content/faq/faq-questions.ts'
import { homeProducts } from '../../content/home/home-products.ts'
import type { AnyContent } from '../../content/section.ts'
import { withValueAt } from '../saving/field-paths.ts'
import { previewContent } from './preview-content.ts'

const draft = homeProducts.fallback as AnyContent
const preview = (content: AnyContent) => previewContent(homeProducts.fields, content)

it('shows the draft itself while nothing required is missing', () => expect(preview(draft)).toBe(draft))

it('shows what must not be empty by its label, in fields and in rows', () => {
  expect(preview({ ...draft, title: '', subTitle: '' })).toMatchObject({ title: 'Title', subTitle: '' })
  const shown = preview(withValueAt(draft, 'productList#d1.title', ''))
  expect((shown.productList as { title: string }[]).map(({ title }) => title).slice(0, 3)).toEqual(['Home', 'Title', 'Auto'])
})

it('shows a rich text that must not be empty by its label too', () => {
  const shown = previewContent(faqQuestions.fields, withValueAt(faqQuestions.fallback as AnyContent, 'items#d0.description', '<p> </p>'))
  expect((shown.items as { description: string }[])[0].description).toBe('<p>Answer</p>')
})
