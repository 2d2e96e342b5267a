import { expect, it } from 'vitest'
import { faqQuestions } from '../../content/faq/faq-questions.ts'
import { footerNavigation } from '../../content/footer/footer-navigation.ts'
import { homeProducts } from '../../content/home/home-products.ts'
import { replaceWords } from './words-of-fields.ts'

const questions = (description: string) => ({ ...faqQuestions.fallback, items: [{ id: 'a', title: 'Hail & wind?', description }] })
const answer = (description: string, words: string, by: string) =>
  replaceWords(faqQuestions.fields, questions(description), words, by).items[0].description

it('is the very same object where the words are not', () => {
  expect(replaceWords(homeProducts.fields, homeProducts.fallback, 'no such words', 'x')).toBe(homeProducts.fallback)
})

it('replaces in texts, rows and groups, whatever the case', () => {
  const { productList } = replaceWords(homeProducts.fields, homeProducts.fallback, 'HOME', 'House')
  expect(productList.map(({ title }) => title)).toContain('House')
  const { navList } = replaceWords(footerNavigation.fields, footerNavigation.fallback, 'pay a bill', 'Pay')
  expect(navList.tools.payBill.value).toBe('Pay')
})

it.each([
  ['words between tags', '<p>Call <strong>us</strong> today</p>', 'today', 'now', '<p>Call <strong>us</strong> now</p>'],
  ['no tags and no addresses', '<p><a href="/call">call</a></p>', 'call', 'ring', '<p><a href="/call">ring</a></p>'],
  ['what is written with an entity', '<p>hail &amp; wind</p>', 'hail & wind', 'storms < all', '<p>storms &lt; all</p>'],
  ['the beginning of a sentence by one', '<p>Hail falls. More hail.</p>', 'hail', 'ice', '<p>Ice falls. More ice.</p>'],
  ['what looks like a pattern', '<p>why? (now)</p>', '? (', '! [$&', '<p>why! [$&amp;now)</p>'],
])('replaces in rich text %s', (_what, html, words, by, result) => expect(answer(html, words, by)).toBe(result))

it('with a phone number for another one changes what calls it too, and nothing that calls somebody else', () => {
  const [old, now] = ['(970) 555-0100', '(541) 555-0100']
  const { navList } = replaceWords(footerNavigation.fields, footerNavigation.fallback, old, now)
  expect(navList.contact.phone).toMatchObject({ value: now, link: 'tel:+15415550100' })
  const html =
    '<p><a href="tel:+19705550100">(970) 555-0100</a>, <a href="tel:+19705550100">the office</a>, <a href="tel:+19705550111">claims</a></p>'
  expect(answer(html, old, now)).toBe(
    '<p><a href="tel:+15415550100">(541) 555-0100</a>, <a href="tel:+15415550100">the office</a>, <a href="tel:+19705550111">claims</a></p>',
  )
  const spelled = '<p><a href="tel:+19705550100">970.555.0100</a></p>'
  expect(answer(spelled, old, now)).toBe(spelled)
  expect(answer(html, old, 'the office')).toContain('<a href="tel:+19705550100">the office</a>')
})

it('leaves links, pictures and choices alone', () => {
  const before = homeProducts.fallback
  const after = replaceWords(homeProducts.fields, before, '/art', 'x')
  expect(after).toBe(before)
})
