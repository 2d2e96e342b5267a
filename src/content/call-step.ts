import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { list } from '../fields/list.ts'
import { required } from '../fields/rules.ts'
import { text } from '../fields/text.ts'
import { defineSection } from './section.ts'
import { descriptionField, titleField } from './title-and-description.ts'

type Words = { title: string; description: string; image: string; links: { title: string; note: string; link: string }[] }

/** The card that ends a page where the next step is a person, not a price. Beyond the source (docs/decisions/0005). */
export function callStep(page: string, words: Words) {
  return defineSection({
    page,
    section: 'Section_Next',
    editor: 'Edit Next Step',
    fields: {
      title: titleField(words.title),
      description: descriptionField(words.description),
      image: image({ label: 'Picture', fallback: words.image }),
      links: list({
        label: 'Links',
        noun: 'link',
        item: {
          title: titleField(),
          note: text({ label: 'Note', hint: 'A short line under the title. It may stay empty.' }),
          link: link({ label: 'Link', rules: [required('Please enter link!')] }),
        },
        fallback: words.links,
      }),
    },
  })
}
