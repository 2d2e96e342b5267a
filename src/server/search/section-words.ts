import type { AnyContent } from '../../fields/define-record.ts'
import type { Fields } from '../../fields/kinds.ts'
import type { ListField, Row } from '../../fields/list.ts'
import { plainWords } from '../../fields/rich-words.ts'

/** What stands on a button or a link leads to what is said elsewhere; where something lies on a map is told by no words. */
const isNoText = /button|(link|form)label|^(lat|lng)$/i

/** What visitors read of a record, in its order: its texts, those of its groups and of the rows of its lists; not what is not shown as things stand. */
export function wordsOf(fields: Fields, content: AnyContent): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.when?.(content) === false || isNoText.test(name)) return []
    const value = content[name]
    if (field.kind === 'text') return [String(value ?? '').trim()].filter(Boolean)
    if (field.kind === 'richText') return [plainWords(String(value ?? ''))].filter(Boolean)
    if (field.kind === 'group') return wordsOf(field.fields as Fields, value as AnyContent)
    if (field.kind === 'list') return (value as Row<Fields>[]).flatMap((row) => wordsOf((field as ListField<Fields>).item, row))
    return []
  })
}
