import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'
import { sectionName } from './section-name.ts'

type Sponsor = { name: string; level: string; town?: string; logo?: string; url?: string }
type Words = { title: string; text?: string; items: Sponsor[] }

/** Who pays for it, five to a row, grouped by level in the order the levels first appear. */
export function sponsorsSection(page: string, name: string, { title, text: words, items }: Words) {
  return defineSection({
    page,
    section: sectionName(name),
    editor: `Edit ${name}`,
    wire: fieldsWire(),
    fields: {
      title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: title }),
      text: text({ label: 'Text', multiline: true, fallback: words }),
      items: list({
        label: 'Sponsors',
        noun: 'sponsor',
        item: {
          name: text({ label: 'Name', rules: [required('Please enter name!')] }),
          level: text({ label: 'Level', rules: [required('Please enter level!')] }),
          town: text({ label: 'Town' }),
          logo: image({ label: 'Logo', hint: 'Without one the name stands there.' }),
          url: link({ label: 'Link' }),
        },
        fallback: items.map((item) => ({ town: '', logo: '', url: '', ...item })),
      }),
    },
  })
}
