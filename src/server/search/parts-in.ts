import { sectionAnchors } from '../../content/search/section-anchors.ts'
import { isPageDetails, type PageDetails } from '../../content/page-details/page-details.ts'
import { pageAddresses } from '../../content/page-addresses.ts'
import type { AnySection } from '../../content/section.ts'
import type { AnyContent } from '../../fields/define-record.ts'
import type { AnyField, Fields } from '../../fields/kinds.ts'
import type { ListField, Row } from '../../fields/list.ts'
import { contentWithoutPapers } from '../content/without-papers.ts'
import type { Work } from '../http/in-turns.ts'
import { slugsOf } from '../../nouns/slugs.ts'
import { pages } from '../../routes.ts'
import type { SearchThing } from './search-thing.ts'
import { isSearched, pageAt, searchedPageOf, type PageName } from './searched-pages.ts'
import { readingWords } from './section-words.ts'

/** More of a part nobody looks through. */
const mostAbout = 12_000

const known = { date: '', readers: 'anyone', listed: true } as const

/** What visitors find of a section: itself, as a part of its page, and each question it answers, which the part does not say. */
export function* findingParts(section: AnySection, stored: AnyContent): Work<SearchThing[]> {
  if (isPageDetails(section)) return detailsOf(section, stored as PageDetails)
  const page = searchedPageOf(section)
  if (page === undefined) return []
  const content = contentWithoutPapers(section, stored)
  const fields = section.fields as Fields
  // A question is found by itself: where the part said it too, one answer that is changed would be all of them to write.
  const beside = Object.fromEntries(Object.entries(fields).filter(([, field]) => !isQuestions(field)))
  const [title = '', ...others] = yield* readingWords(beside, content)
  const anchor = sectionAnchors.get(section.key)
  const { path } = pages[page]
  const part: SearchThing = {
    ...known,
    id: '',
    kind: 'part',
    title: title.slice(0, 300),
    about: [title.slice(300), ...others].filter(Boolean).join('\n').slice(0, mostAbout),
    address: anchor ? `${path}#${anchor}` : path,
  }
  return [...(title === '' ? [] : [part]), ...(yield* findingQuestions(section, content, path))]
}

/** What a page is called elsewhere is how some look for it; one that is hidden is not found, whatever its parts say. */
function detailsOf({ page }: AnySection, { title, description, isHidden }: PageDetails): SearchThing[] {
  const address = pageAddresses[page]
  if (isHidden) return [{ ...known, id: '', kind: 'hidden', title: '', about: '', address }]
  if (title === '' || pageAt(address) === undefined || !isSearched(pageAt(address) as PageName)) return []
  return [{ ...known, id: '', kind: 'part', title, about: description, address }]
}

const isQuestions = (field: AnyField) => field.kind === 'list' && field.noun === 'question'

/** The rows of a list of questions, each with its answer. */
function* findingQuestions(section: AnySection, content: AnyContent, path: string): Work<SearchThing[]> {
  const questions: SearchThing[] = []
  for (const [name, field] of Object.entries(section.fields as Fields)) {
    if (!isQuestions(field)) continue
    const list = field as ListField<Fields>
    const rows = content[name] as Row<Fields>[]
    const slugs = slugsOf(rows.map((row) => String(row.title)))
    for (const [index, row] of rows.entries()) {
      const [title = '', ...others] = yield* readingWords(list.item, row)
      yield
      const about = others.join('\n').slice(0, mostAbout)
      // A question is opened where its page gives each a name.
      const address = section.page === 'FAQ' ? `${path}#${slugs[index]}` : path
      if (title !== '') questions.push({ ...known, id: `${name}#${row.id}`, kind: 'question', title: title.slice(0, 300), about, address })
    }
  }
  return questions
}
