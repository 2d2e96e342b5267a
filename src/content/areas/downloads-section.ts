import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { pdf } from '../../fields/pdf.ts'
import { text } from '../../fields/text.ts'
import { titledList, type TitledList } from './titled-list.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

type Download = { title: string; description: string; note?: string; script?: string; picture?: string; url: string }

/** Papers to take along: templates, brochures, minutes, and scripts that can also be read on the page. */
export function downloadsSection(page: string, name: string, words: TitledList<Download>) {
  return titledList(
    page,
    name,
    words,
    list({
      label: 'Downloads',
      noun: 'download',
      item: {
        title: titleField(),
        description: descriptionField(),
        note: text({ label: 'Size or length', hint: 'Such as "2 pages" or "30 seconds".' }),
        script: text({ label: 'Words to read on the page', multiline: true }),
        picture: image({ label: 'Picture' }),
        pdf: pdf({ label: 'PDF', hint: 'It goes before the link below.' }),
        url: link({ label: 'Link', hint: 'Where the paper is while no PDF is uploaded.' }),
      },
      fallback: words.items.map((item) => ({ note: '', script: '', picture: '', pdf: '', ...item })),
    }),
  )
}
