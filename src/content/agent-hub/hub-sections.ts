import { choice } from '../../fields/choice.ts'
import type { Rule } from '../../fields/field.ts'
import { image } from '../../fields/image.ts'
import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import type { PlainRow } from '../../fields/list-options.ts'
import { pdf, pdfFileName } from '../../fields/pdf.ts'
import { required } from '../../fields/rules.ts'
import { text } from '../../fields/text.ts'
import { toggle } from '../../fields/toggle.ts'
import { dataWire } from '../../fields/wire.ts'
import { defineSection } from '../section.ts'
import { hubPageName } from '../../nouns/hub/token-link.ts'
import { titleField } from '../title-and-description.ts'

type Type = 'Link' | 'Pdf' | 'Image'

const untitled: Rule<string> = (value, { type }, saved) => {
  if (value.trim() !== '') return undefined
  if (!saved) return 'Please enter title!'
  if (type === 'Image') return 'Please Enter the title!'
  return type === 'Link' ? 'Please enter section title!' : 'Please enter title!'
}

/** A rule for sections of one type alone. */
const of =
  (type: Type, rule: Rule<string>): Rule<string> =>
  (value, siblings, saved) =>
    siblings['type'] === type ? rule(value, siblings, saved) : undefined

const isOf = (type: Type) => (siblings: { readonly [name: string]: unknown }) => siblings['type'] === type

/** One line of a section of links: somewhere to go, or a PDF. */
const point = {
  title: titleField(),
  link: link({ label: 'Link', hint: 'Without a link and a PDF it says that it is to be set.' }),
  pdfPath: pdf({ label: 'PDF', hint: 'It goes before the link.', for: 'signedIn', savesDeletion: true }),
  pdfThumbnail: toggle({
    label: 'Display as thumbnail',
    hint: 'Shows the first page beside the title.',
    as: 'boolean',
    when: ({ pdfPath }) => pdfPath !== '',
  }),
}

const points = list({
  label: 'Points',
  noun: 'point',
  when: isOf('Link'),
  most: 200,
  item: point,
  // The source says of each what it is; here that follows from whether it has a PDF.
  about: ({ pdfPath, link: to }) => pdfFileName(pdfPath) || to || 'To be set',
  also: ({ pdfPath }) => ({ type: pdfPath === '' ? 'link' : 'Pdf' }),
  fallback: [],
})

const item = {
  title: text({ label: 'Section title', rules: [untitled] }),
  type: choice<Type>({ label: 'Option type', options: { Link: 'Link', Pdf: 'PDF', Image: 'Image' } }),
  link: link({ label: 'Link', when: isOf('Image') }),
  hasToken: toggle({
    label: 'Send token',
    hint: 'The link is opened with a token that says who is signed in.',
    as: 'boolean',
    when: isOf('Image'),
  }),
  imagePath: image({ label: 'Image', rules: [of('Image', required('Please select image!'))], when: isOf('Image') }),
  pdfPath: pdf({ label: 'PDF', for: 'signedIn', rules: [of('Pdf', required('Please upload a pdf file!'))], when: isOf('Pdf') }),
  points,
}

type HubSection = PlainRow<typeof item>

/** What the wire shape of each type has. */
const written = {
  Link: ['title', 'type', 'points'],
  Image: ['title', 'imagePath', 'type', 'link', 'hasToken', 'points'],
  Pdf: ['title', 'pdfPath', 'type', 'points'],
}

const editors = { Link: 'Edit Points', Image: 'Edit Image', Pdf: 'Edit Pdf' }

/** A grid of sections, three to a row; each is a list of points, a picture or a PDF, and one line of JSON text in the list. */
export function hubGrid(section: string, editor: string, fallback: HubSection[], alsoNamed: readonly string[] = []) {
  return defineSection({
    page: hubPageName,
    section,
    editor,
    alsoNamed,
    wire: dataWire('items'),
    fields: {
      items: list({
        label: 'Sections',
        noun: 'section',
        most: 100,
        movesAtOnce: true,
        rows: 'text',
        item,
        writes: ({ type }) => written[type],
        // What is previewed is made here of the PDF itself, so nothing is kept of what others preview.
        also: ({ type, pdfPath }): { pdfPathData?: string } => (type === 'Pdf' ? { pdfPathData: pdfPath } : {}),
        unique: { field: 'title', message: 'Title already present.' },
        about: ({ type, points: { length } }) =>
          type === 'Link'
            ? `${length} ${length === 1 ? 'point' : 'points'}`
            : (item.type.options.find(({ value }) => value === type)?.label ?? ''),
        alone: {
          add: 'Add Section',
          edit: ({ type }) => editors[type],
          back: 'All sections',
          asks: (isNew) =>
            isNew
              ? ['title', 'type', 'link', 'hasToken', 'imagePath', 'pdfPath']
              : ['title', 'link', 'hasToken', 'imagePath', 'pdfPath', 'points'],
        },
        fallback,
      }),
    },
  })
}

/** A section of links, as the default has them. */
export const linksOf = (title: string, points: [title: string, link: string][]): HubSection => ({
  ...empty,
  title,
  points: points.map(([name, to]) => {
    const isPaper = to.startsWith('/papers/')
    return { title: name, link: isPaper ? '' : to, pdfPath: isPaper ? to : '', pdfThumbnail: false }
  }),
})

/** A picture that leads somewhere, as the default has it. */
export const pictureOf = (title: string, imagePath: string, to: string): HubSection => ({
  ...empty,
  title,
  type: 'Image',
  imagePath,
  link: to,
})

/** A PDF that comes with the site, as the default has it. */
export const paperOf = (title: string, pdfPath: string): HubSection => ({ ...empty, title, type: 'Pdf', pdfPath })

const empty: HubSection = { title: '', type: 'Link', link: '', hasToken: false, imagePath: '', pdfPath: '', points: [] }
