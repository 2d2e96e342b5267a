import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { namedSection } from '../areas/named-section.ts'
import { titleField } from '../title-and-description.ts'

/** One titled group of links on the hub. */
export function linkGroup(title: string, items: { label: string; link: string }[]) {
  return namedSection('Internal_Landing', title, {
    title: titleField(title),
    items: list({
      label: 'Links',
      noun: 'link',
      item: {
        label: text({ label: 'Label', rules: [required('Please enter label!')] }),
        link: link({ label: 'Link', rules: [required('Please enter link!')] }),
      },
      fallback: items,
    }),
  })
}
