import { list } from '../fields/list.ts'
import { richText } from '../fields/rich-text.ts'
import { required } from '../fields/rules.ts'
import { text } from '../fields/text.ts'
import { defineSection } from './section.ts'
import { titleField } from './title-and-description.ts'

type Panel = { title: string; description: string }
type Words = { page: string; section: string; editor: string; title: string; description?: string; changed?: string; panels: Panel[] }

/** A part of a legal page: a heading, and panels that open. The source left these pages fixed (docs/settled.md, 15). */
export function legalPanels({ page, section, editor, title, description = '', changed = '', panels }: Words) {
  return defineSection({
    page,
    section,
    editor,
    fields: {
      title: titleField(title),
      description: text({ label: 'Description', multiline: true, fallback: description }),
      changed: text({
        label: 'Last changed',
        hint: 'As people read it: “Last changed January 5, 2026”. It may stay empty.',
        fallback: changed,
      }),
      panels: list({
        label: 'Panels',
        noun: 'panel',
        item: {
          title: titleField(),
          description: richText({ label: 'Text', rules: [required('Please enter description!')] }),
        },
        fallback: panels,
      }),
    },
  })
}

/** Paragraphs, as rich text keeps them. */
export const paragraphs = (...words: string[]) => words.map((each) => `<p>${each}</p>`).join('')

/** Points of a list, as rich text keeps them. */
export const points = (...words: string[]) => `<ul>${words.map((each) => `<li>${each}</li>`).join('')}</ul>`
