import type { AnyContent } from '../../fields/define-record.ts'
import { holds, type Fields } from '../../fields/kinds.ts'
import type { ListField, Row } from '../../fields/list.ts'
import { plainWords } from '../../fields/rich-words.ts'
import type { Work } from '../http/in-turns.ts'

/** What stands on a button or a link leads to what is said elsewhere; where something lies on a map is told by no words. */
const isNoText = /button|(link|form)label|^(lat|lng)$/i

/** What visitors read of a record, in its order: its texts, those of its groups and of the rows of its lists; not what is not shown as things stand. */
export function* readingWords(fields: Fields, content: AnyContent): Work<string[]> {
  const words: string[] = []
  for (const [name, field] of Object.entries(fields)) {
    if (field.when?.(content) === false || isNoText.test(name)) continue
    const value = content[name]
    const what = holds[field.kind]
    if (what === 'words') words.push(String(value ?? '').trim())
    if (what === 'html') words.push(plainWords(String(value ?? '')))
    if (field.kind === 'group') words.push(...(yield* readingWords(field.fields as Fields, value as AnyContent)))
    if (field.kind !== 'list') continue
    for (const row of value as Row<Fields>[]) {
      words.push(...(yield* readingWords((field as ListField<Fields>).item, row)))
      yield
    }
  }
  return words.filter(Boolean)
}
