import { sectionAnchors } from '../../content/search/section-anchors.ts'
import type { AnySection } from '../../content/section.ts'
import type { AnyContent } from '../../fields/define-record.ts'
import type { Fields } from '../../fields/kinds.ts'
import type { ListField, Row } from '../../fields/list.ts'
import { slugsOf } from '../../nouns/slugs.ts'
import { pages } from '../../routes.ts'
import type { SearchThing } from './search-thing.ts'
import { searchedPageOf } from './searched-pages.ts'
import { wordsOf } from './section-words.ts'

/** More of a part nobody looks through. */
const mostAbout = 12_000

/** What visitors find of a section: itself, as a part of its page, and each question it answers. */
export function partsIn(section: AnySection, content: AnyContent): SearchThing[] {
  const page = searchedPageOf(section)
  if (page === undefined) return []
  const [title = '', ...others] = wordsOf(section.fields, content)
  const anchor = sectionAnchors.get(section.key)
  const { path } = pages[page]
  const known = { date: '', readers: 'anyone', listed: true } as const
  const part: SearchThing = {
    ...known,
    id: '',
    kind: 'part',
    title: title.slice(0, 300),
    about: [title.slice(300), ...others].filter(Boolean).join('\n').slice(0, mostAbout),
    address: anchor ? `${path}#${anchor}` : path,
  }
  return title === '' ? [] : [part, ...questionsIn(section, content, path, known)]
}

type Known = Pick<SearchThing, 'date' | 'readers' | 'listed'>

/** The rows of a list of questions, each with its answer. */
function questionsIn(section: AnySection, content: AnyContent, path: string, known: Known): SearchThing[] {
  return Object.entries(section.fields as Fields).flatMap(([name, field]) => {
    if (field.kind !== 'list' || field.noun !== 'question') return []
    const list = field as ListField<Fields>
    const rows = content[name] as Row<Fields>[]
    const slugs = slugsOf(rows.map((row) => String(row.title)))
    return rows.flatMap((row, index): SearchThing[] => {
      const [title = '', ...others] = wordsOf(list.item, row)
      const about = others.join('\n').slice(0, mostAbout)
      // A question is opened where its page gives each a name.
      const address = section.page === 'FAQ' ? `${path}#${slugs[index]}` : path
      return title === '' ? [] : [{ ...known, id: `${name}#${row.id}`, kind: 'question', title: title.slice(0, 300), about, address }]
    })
  })
}
