import { expect, it } from 'vitest'
import { initials } from './people.ts'
import { pageWords, sectionLocation, subjectWords } from './section-words.ts'

it.each([
  ['360_Home', 'Home'],
  ['Auto_Insurance', 'Auto insurance'],
  ['HomeInsurance', 'Home insurance'],
  ['FAQ', 'FAQ'],
  ['ERS', 'ERS'],
  ['StartAQuote', 'Start a quote'],
  ['SendUsMessage', 'Send us message'],
  ['AgentLandingPageLatest1', 'Agent landing page'],
  ['BlogSetting', 'Learning Center'],
])('the page %s is called %s', (page, words) => expect(pageWords(page)).toBe(words))

it.each([
  ['Section_2_Update', 'Home, section 2'],
  ['TopBanner', 'Home, top banner'],
  ['Section_Agents', 'Home, agents'],
])('the section %s is at %s', (section, words) => expect(sectionLocation({ page: '360_Home', section })).toBe(words))

it('names what an editor edits, and people by their initials', () => {
  expect(subjectWords({ editor: 'Edit Discount Types' })).toBe('Discount Types')
  expect(subjectWords({ editor: 'Add Field' })).toBe('Field')
  expect(subjectWords({ editor: 'Edit page details' })).toBe('Page details')
  expect(['Marlene Ruiz', 'Ana', 'Juan de la Cruz', ''].map(initials)).toEqual(['MR', 'A', 'JC', ''])
})
