import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required, requiredWith } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { titledList, type TitledList } from './titled-list.ts'
import { descriptionField } from '../title-and-description.ts'

type Card = { title: string; description: string; src?: string; url?: string; linkLabel?: string }

/** Things of one kind: parts of an area, levels, prizes, prices. The page says whether they are shown as pictures or as a ledger. */
export function cardsSection(page: string, name: string, words: TitledList<Card>) {
  return titledList(
    page,
    name,
    words,
    list({
      label: 'Cards',
      noun: 'card',
      item: {
        title: text({ label: 'Title', hint: 'A figure that begins it can be set large.', rules: [required('Please enter title!')] }),
        description: descriptionField(),
        src: image({ label: 'Picture' }),
        linkLabel: text({ label: 'Link words' }),
        url: link({ label: 'Link', rules: [requiredWith('linkLabel', 'Please enter link!')] }),
      },
      fallback: words.items.map((item) => ({ src: '', url: '', linkLabel: '', ...item })),
    }),
  )
}
