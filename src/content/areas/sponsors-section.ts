import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { titledList, type TitledList } from './titled-list.ts'

type Sponsor = { name: string; level: string; town?: string; logo?: string; url?: string }

/** Who pays for it, five to a row, grouped by level in the order the levels first appear. */
export function sponsorsSection(page: string, name: string, words: TitledList<Sponsor>) {
  return titledList(
    page,
    name,
    words,
    list({
      label: 'Sponsors',
      noun: 'sponsor',
      item: {
        name: text({ label: 'Name', rules: [required('Please enter name!')] }),
        level: text({ label: 'Level', rules: [required('Please enter level!')] }),
        town: text({ label: 'Town' }),
        logo: image({ label: 'Logo', hint: 'Without one the name stands there.' }),
        url: link({ label: 'Link' }),
      },
      fallback: words.items.map((item) => ({ town: '', logo: '', url: '', ...item })),
    }),
  )
}
