import { image } from '../../fields/image.ts'
import { richText } from '../../fields/rich-text.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { namedSection } from './named-section.ts'
import { titleField } from '../title-and-description.ts'

type Words = { title: string; body: string; picture?: string; plate?: string }

/** A heading and text with lists and links; a picture beside it where there is one. */
export function textSection(page: string, name: string, { title, body, picture, plate }: Words) {
  return namedSection(page, name, {
    title: titleField(title),
    body: richText({ label: 'Text', rules: [required('Please enter text!')], fallback: body }),
    picture: image({ label: 'Picture', hint: 'It may stay empty.', fallback: picture }),
    plate: text({ label: 'Line on the picture', hint: 'A figure that begins it is set large.', fallback: plate }),
  })
}
