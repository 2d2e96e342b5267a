import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required, requiredWith } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { titledList, type TitledList } from './titled-list.ts'
import { titleField } from '../title-and-description.ts'

type Entry = { date: string; title: string; place?: string; description?: string; linkLabel?: string; url?: string }

/** What happens when: days of a calendar ("Jan 21 2027") or hours of a day ("8:30 am"), in the order given. */
export function datesSection(page: string, name: string, words: TitledList<Entry>) {
  return titledList(
    page,
    name,
    words,
    list({
      label: 'Dates',
      noun: 'date',
      item: {
        title: titleField(),
        date: text({ label: 'Date', hint: 'Such as "Jan 21 2027" or "8:30 am".', rules: [required('Please enter date!')] }),
        place: text({ label: 'Place' }),
        description: text({ label: 'Description', multiline: true }),
        linkLabel: text({ label: 'Link words' }),
        url: link({ label: 'Link', rules: [requiredWith('linkLabel', 'Please enter link!')] }),
      },
      fallback: words.items.map((item) => ({ place: '', description: '', linkLabel: '', url: '', ...item })),
    }),
  )
}
