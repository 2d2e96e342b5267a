import { image } from '../../fields/image.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { titledList, type TitledList } from './titled-list.ts'

type Someone = { name: string; role: string; description?: string; phone?: string; email?: string; picture?: string }

/** People by name, with what they do and how to reach them; also those who won something. */
export function peopleSection(page: string, name: string, words: TitledList<Someone>) {
  return titledList(
    page,
    name,
    words,
    list({
      label: 'People',
      noun: 'person',
      nouns: 'people',
      item: {
        name: text({ label: 'Name', rules: [required('Please enter name!')] }),
        role: text({ label: 'Role', rules: [required('Please enter role!')] }),
        description: text({ label: 'Description', multiline: true }),
        phone: text({ label: 'Phone' }),
        email: text({ label: 'E-mail' }),
        picture: image({ label: 'Photo', hint: 'Without one the initials stand there.' }),
      },
      fallback: words.items.map((item) => ({ description: '', phone: '', email: '', picture: '', ...item })),
    }),
  )
}
