import type { Fields } from '../../fields/kinds.ts'
import type { ListField } from '../../fields/list.ts'
import { text } from '../../fields/text.ts'
import { namedSection } from './named-section.ts'
import { titleField } from '../title-and-description.ts'

/** The words of such a section, with rows of one kind. */
export type TitledList<Row> = { title: string; text?: string; items: Row[] }

/** A heading, words below it and a list: what most sections of the areas are. The kinds of it declare their rows. */
export function titledList<Item extends Fields>(
  page: string,
  name: string,
  { title, text: words }: TitledList<unknown>,
  items: ListField<Item>,
) {
  return namedSection(page, name, {
    title: titleField(title),
    text: text({ label: 'Text', multiline: true, fallback: words }),
    items,
  })
}
