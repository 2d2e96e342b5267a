import { required } from '../fields/rules.ts'
import { text } from '../fields/text.ts'
import { defineSection } from './section.ts'
import { titleField } from './title-and-description.ts'

type Introduction = {
  page: string
  section: string
  editor: string
  title: string
  description: string
  /** How the page sets the lines of the description, for whoever writes them; '' where they are all alike. */
  hint?: string
}

/** A heading and what is said below it: how most pages, and the larger parts of a page, begin. */
export function introduction({
  page,
  section,
  editor,
  title,
  description,
  hint = 'The first line is set large, the others explain.',
}: Introduction) {
  return defineSection({
    page,
    section,
    editor,
    fields: {
      title: titleField(title),
      description: text({
        label: 'Description',
        ...(hint && { hint }),
        multiline: true,
        rules: [required('Please enter description!')],
        fallback: description,
      }),
    },
  })
}
