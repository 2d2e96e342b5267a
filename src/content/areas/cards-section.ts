import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required, requiredWith } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'
import { sectionName } from './section-name.ts'

type Card = { title: string; description: string; src?: string; url?: string; linkLabel?: string }
type Words = { title: string; text?: string; items: Card[] }

/** Things of one kind: parts of an area, levels, prizes, prices. The page says whether they stand as pictures or as a ledger. */
export function cardsSection(page: string, name: string, { title, text: words, items }: Words) {
  return defineSection({
    page,
    section: sectionName(name),
    editor: `Edit ${name}`,
    wire: fieldsWire(),
    fields: {
      title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: title }),
      text: text({ label: 'Text', multiline: true, fallback: words }),
      items: list({
        label: 'Cards',
        noun: 'card',
        item: {
          title: text({ label: 'Title', hint: 'A figure that begins it can be set large.', rules: [required('Please enter title!')] }),
          description: text({ label: 'Description', multiline: true, rules: [required('Please enter description!')] }),
          src: image({ label: 'Picture' }),
          linkLabel: text({ label: 'Link words' }),
          url: link({ label: 'Link', rules: [requiredWith('linkLabel', 'Please enter link!')] }),
        },
        fallback: items.map((item) => ({ src: '', url: '', linkLabel: '', ...item })),
      }),
    },
  })
}
