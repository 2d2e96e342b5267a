import type { AnyContent, AnySection } from '../../content/section.ts'
import type { AnyField } from '../../fields/kinds.ts'

/** What is said of a save: the section's own words, or those of a list that lost a row by it. */
export function savedWords(section: AnySection, before: AnyContent, after: AnyContent): string {
  const count = (content: AnyContent, name: string) => (content[name] as unknown[]).length
  for (const [name, field] of Object.entries<AnyField>(section.fields)) {
    if (field.kind === 'list' && field.deleted && count(after, name) < count(before, name)) return field.deleted
  }
  return section.saved
}
