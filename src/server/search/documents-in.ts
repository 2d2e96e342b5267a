import type { AnySection } from '../../content/section.ts'
import type { AnyContent } from '../../fields/define-record.ts'
import { holds, type AnyField, type Fields } from '../../fields/kinds.ts'
import type { ListField, Row } from '../../fields/list.ts'
import { isForSignedIn, pdfFileName } from '../../fields/pdf.ts'
import { documentPages } from '../../nouns/hub/documents.ts'
import { pages, type Page } from '../../routes.ts'
import type { SearchThing } from './search-thing.ts'

/** Every document of a section, in its order: what its fields for PDFs hold, and its links that lead to one. */
export function documentsIn(section: AnySection, content: AnyContent): SearchThing[] {
  const place = documentPages[section.page]
  if (!place || section.staffOnly) return []
  const { listed } = (pages as Record<string, Page>)[place.on]
  return found(section.fields as Fields, content, { path: '', title: wordsIn(section.fields as Fields, content)[0] ?? '', under: '' }).map(
    (document) => ({
      ...document,
      kind: 'document',
      readers: isForSignedIn(document.address) ? 'signedIn' : place.for,
      listed: listed !== false,
    }),
  )
}

type At = { path: string; title: string; under: string }
type Found = Omit<SearchThing, 'kind' | 'readers' | 'listed'>

/** Those of one record: its own, where a PDF goes before a link, and those of its groups and rows. */
function found(all: Fields, content: AnyContent, { path, title, under }: At): Found[] {
  // What is not asked for as things stand is not on the page either, whatever was left in it.
  const fields = Object.fromEntries(Object.entries(all).filter(([, { when }]) => when?.(content) !== false))
  const own = Object.entries(fields).find(([name, field]) => isOfPdf(field, content[name]))
  const [, ...others] = wordsIn(fields, content)
  const date = typeof content.date === 'string' ? content.date : ''
  const about = [under, ...others.filter((each) => each !== title && each !== date)].filter(Boolean).join(' · ')
  const mine: Found[] = own ? [{ id: `${path}${own[0]}`, title, about: about.slice(0, 1000), date, address: String(content[own[0]]) }] : []
  return [
    ...mine,
    ...Object.entries(fields).flatMap(([name, field]) => {
      if (field.kind === 'group')
        return found(field.fields as Fields, content[name] as AnyContent, { path: `${path}${name}.`, title, under })
      if (field.kind !== 'list') return []
      const list = field as ListField
      return (content[name] as Row<Fields>[]).flatMap((row) =>
        found(list.item, row, { path: `${path}${name}#${row.id}.`, title: list.nameOf(row), under: path === '' ? '' : title }),
      )
    }),
  ]
}

const isOfPdf = ({ kind }: AnyField, value: unknown) =>
  (holds[kind] === 'paper' || holds[kind] === 'address') && typeof value === 'string' && pdfFileName(value) !== ''

/** What people wrote in the fields of a record, but for its lists. */
const wordsIn = (fields: Fields, content: AnyContent): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => {
    const words = holds[kind] === 'words' ? String(content[name] ?? '').trim() : ''
    return words === '' ? [] : [words]
  })
