import { image } from '../../fields/image.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { fieldsWire } from '../../fields/wire.ts'
import { sectionName } from './section-name.ts'

type Someone = { name: string; role: string; description?: string; phone?: string; email?: string; picture?: string }
type Words = { title: string; text?: string; items: Someone[] }

/** People by name, with what they do and how to reach them; also those who won something. */
export function peopleSection(page: string, name: string, { title, text: words, items }: Words) {
  return defineSection({
    page,
    section: sectionName(name),
    editor: `Edit ${name}`,
    wire: fieldsWire(),
    fields: {
      title: text({ label: 'Title', rules: [required('Please enter title!')], fallback: title }),
      text: text({ label: 'Text', multiline: true, fallback: words }),
      items: list({
        label: 'People',
        noun: 'person',
        item: {
          name: text({ label: 'Name', rules: [required('Please enter name!')] }),
          role: text({ label: 'Role', rules: [required('Please enter role!')] }),
          description: text({ label: 'Description', multiline: true }),
          phone: text({ label: 'Phone' }),
          email: text({ label: 'E-mail' }),
          picture: image({ label: 'Photo', hint: 'Without one the initials stand there.' }),
        },
        fallback: items.map((item) => ({ description: '', phone: '', email: '', picture: '', ...item })),
      }),
    },
  })
}
