import type { Rule } from '../../fields/field.ts'
import { list } from '../../fields/list.ts'
import { maxLength, required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { listWire } from '../../fields/wire.ts'
import { defaultSynonyms } from '../../nouns/search/default-synonyms.ts'
import { defineSection } from '../section.ts'

/** What else people call a thing, for the search of everything. Of no visitor's concern: only those who may edit ever get it. */
export const searchWords = defineSection({
  page: 'Search',
  section: 'Synonyms',
  editor: 'Edit search words',
  wire: listWire('list'),
  staffOnly: true,
  saved: 'Search words saved',
  fields: {
    items: list({
      label: 'Search words',
      noun: 'word',
      most: 300,
      firstIds: 'Search-',
      item: {
        word: text({ label: 'Word', hint: 'As our pages say it.', rules: [required('Please enter the word!'), maxLength(60)] }),
        also: text({
          label: 'What else people call it',
          hint: 'With commas between: "tow, wrecker, flat tire".',
          rules: [required('Please enter what else people call it!'), somethingElse, maxLength(300)],
        }),
      },
      fallback: defaultSynonyms.map(({ word, also }) => ({ word, also })),
    }),
  },
})

/** The word itself is no other word. */
function somethingElse(...[value, siblings]: Parameters<Rule<string>>) {
  const same = String(siblings.word ?? '')
    .trim()
    .toLowerCase()
  const words = value
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  if (words.length === 0) return 'Please enter what else people call it!'
  return words.includes(same) ? 'That is the word itself.' : undefined
}
