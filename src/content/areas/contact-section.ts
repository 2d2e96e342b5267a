import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { defineSection } from '../section.ts'
import { titleField } from '../title-and-description.ts'

type Words = { title: string; text: string; person?: string; phone: string; email: string; hours?: string; address?: string }

/** How something is done by phone, mail or in person: the end of nearly every page of an area. */
export function contactSection(page: string, words: Words) {
  return defineSection({
    page,
    section: 'Section_Contact',
    editor: 'Edit Contact',
    fields: {
      title: titleField(words.title),
      text: text({ label: 'Text', multiline: true, rules: [required('Please enter text!')], fallback: words.text }),
      person: text({ label: 'Who answers', fallback: words.person }),
      phone: text({ label: 'Phone', rules: [required('Please enter phone!')], fallback: words.phone }),
      email: text({ label: 'E-mail', rules: [required('Please enter email!')], fallback: words.email }),
      hours: text({ label: 'Hours', fallback: words.hours }),
      address: text({ label: 'Address', multiline: true, fallback: words.address }),
    },
  })
}
